/** Entering by way of an upstream that answers what the product spec says and nothing more. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readFault } from "@/lib/contract/fault-details";
import { forward } from "@/lib/server/proxy/forward";
import { refusalOfLogin } from "@/stores/entry";
import english from "../../../../locales/en/member.json";
import {
  DEVICE,
  json,
  makeToken,
  ownHeaders,
  post,
  type SmallUpstream,
  setEnv,
  startUpstream,
} from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => setEnv({ SITE_ORIGIN: undefined, TOKEN_SECRET: undefined }));

/** A body as it is written, whether JSON or not. */
const say = (status: number, text: string, headers: Record<string, string> = {}) =>
  upstream.answer((_, response) => response.writeHead(status, headers).end(text));

const entries = ["users.login", "users.signup"] as const;
const uuid = "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90";

describe("a token of the spec (uuid and a numeric status) opens a session", () => {
  test.each<[string, Record<string, unknown>, number]>([
    ["uuid, status", { exp: undefined }, 0],
    ["uuid, status, iat", { exp: undefined, iat: 1_700_000_000 }, 0],
    ["uuid, status as text", { exp: undefined, status: "2" }, 2],
    ["uuid, status, exp as text", { exp: "4102444800" }, 0],
  ])("%s", async (_, claims, status) => {
    for (const name of entries) {
      upstream.answer(async (_, response) =>
        json(response, 200, { data: {} }, { auth: await makeToken(claims) }),
      );
      const answer = await forward("general", post(`/api/${name}`));
      const [access, hint] = answer.headers.getSetCookie();
      expect([answer.status, access]).toEqual([200, expect.stringMatching(/^access-token=ey/)]);
      expect(decodeURIComponent(hint ?? "")).toContain(`{"uuid":"${uuid}","status":${status},"exp":`);
    }
  });

  test("without an end its cookies stay for a day", async () => {
    upstream.answer(async (_, response) =>
      json(response, 200, { data: {} }, { auth: await makeToken({ exp: undefined }) }),
    );
    const answer = await forward("general", post("/api/users.login"));
    const lives = answer.headers.getSetCookie().map((line) => /Max-Age=(\d+)/.exec(line)?.[1]);
    expect(lives.every((life) => life === "86400" || life === "86399")).toBe(true);
  });
});

describe("the token alone is a login, whatever the body says", () => {
  test.each([
    ["the member", '{"data":{"userName":"somchai9","cash":10.5}}', { userName: "somchai9", cash: 10.5 }],
    ["an empty object", '{"data":{}}', {}],
    ["null", '{"data":null}', {}],
    ["a word", '{"data":"ok"}', {}],
    ["no data", '{"success":true}', {}],
    ["nothing", "", {}],
    ["a page", "<p>welcome</p>", {}],
    ["a member in other shapes", '{"data":{"userName":5}}', {}],
  ])("%s", async (_, text, data) => {
    for (const name of entries) {
      say(200, text, { auth: await makeToken() });
      const answer = await forward("general", post(`/api/${name}`));
      expect([answer.status, await answer.json()]).toEqual([200, { data }]);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^access-token=ey/);
    }
  });

  test.each([
    ["no header", {}],
    ["what is no token", { auth: "welcome" }],
  ])("a success with %s is a failure, told and not silent", async (_, headers) => {
    say(200, '{"data":{}}', headers as Record<string, string>);
    const answer = await forward("general", post("/api/users.login"));
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([502, []]);
    expect(english.login[refusalOfLogin(readFault(await answer.json()))]).toMatch(/^Oops! Something/);
  });
});

const wrong = "Invalid username or password.";
const locked = "Login Attempt Count Reach Limit, Please contact call center.";
const oops = "Oops! Something went wrong. Please try again later.";

describe("every message of a login is reached by a plain answer", () => {
  test.each<[string, number, string, string]>([
    ["401 alone", 401, "", wrong],
    ["401 with a page", 401, "<h1>Unauthorized</h1>", wrong],
    ["401 of a framework", 401, '{"statusCode":401,"message":"Unauthorized"}', wrong],
    ["401 with a number for a code", 401, '{"code":401,"message":"no"}', wrong],
    ["401 with a code of their own", 401, '{"code":"E_AUTH"}', wrong],
    ["the code invalidLoginCredential", 401, '{"code":"invalidLoginCredential"}', wrong],
    ["the same with another status", 400, '{"code":"invalidLoginCredential"}', wrong],
    ["the code unAuthorized", 401, '{"code":"unAuthorized"}', wrong],
    ["the same as the only message", 400, '{"message":"unAuthorized"}', wrong],
    ["the code invalid login credential", 401, '{"code":"invalid login credential"}', wrong],
    ["the same as a message", 401, '{"message":"invalid login credential"}', wrong],
    ["the same with a capital and a full stop", 400, '{"message":"Invalid login credential."}', wrong],
    ["the same inside `error`", 400, '{"error":{"message":"invalid login credential"}}', wrong],
    ["the same as `error`", 400, '{"error":"invalid login credential"}', wrong],
    ["the same inside `data`", 400, '{"data":{"code":"invalid login credential"}}', wrong],
    ["the same in a list", 422, '{"message":["invalid login credential"]}', wrong],
    ["the same as plain text", 401, "invalid login credential", wrong],
    ["the same as a JSON text", 400, '"invalid login credential"', wrong],
    ["the same with 200 and no data", 200, '{"message":"invalid login credential"}', wrong],
    ["the message itself", 400, `{"message":"${wrong}"}`, wrong],
    ["the code loginAttemptCountReachLimit", 401, '{"code":"loginAttemptCountReachLimit"}', locked],
    ["the same with 429", 429, '{"code":"loginAttemptCountReachLimit"}', locked],
    ["the same with 403", 403, '{"message":"loginAttemptCountReachLimit"}', locked],
    ["the limit's message", 401, `{"message":"${locked}"}`, locked],
    ["the same as plain text", 403, locked, locked],
    ["the code defaultError", 401, '{"code":"defaultError"}', oops],
    ["500 alone", 500, "", oops],
    ["400 alone", 400, "", oops],
    ["403 alone", 403, "", oops],
    ["404 alone", 404, "", oops],
    ["429 alone", 429, "", oops],
  ])("%s", async (_, status, text, message) => {
    say(status, text);
    const answer = await forward("general", post("/api/users.login"));
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(english.login[refusalOfLogin(readFault(await answer.json()))]).toBe(message);
  });
});

describe("the other messages of the spec", () => {
  test.each<[string, string, string]>([
    ["users.signup", "cannot confirm reCaptcha with Google", "captcha-failed"],
    ["users.signup", "Not Allow Domain", "not-allow-domain"],
    ["users-infos.update", "currency is not a right format.", "currency-malformed"],
    ["users.change-password", "invalid login credential", "password-wrong"],
    ["users.confirm-pin", "invalidLoginCredential", "password-wrong"],
  ])("%s: %s, as a code and as a message", async (name, words, code) => {
    const headers = ownHeaders({ cookie: `device-id=${DEVICE}; access-token=${await makeToken()}` });
    for (const body of [{ code: words }, { message: words }]) {
      say(400, JSON.stringify(body));
      const answer = await forward("general", post(`/api/${name}`, {}, headers));
      expect(readFault(await answer.json()).code).toBe(code);
    }
  });

  test.each<[string, string]>([
    ["bank account does not match the system", "withdraw-account-mismatch"],
    ["wait for the old transaction to finish", "withdraw-pending-already"],
    ["at most 200,000 baht per day", "withdraw-day-limit-reached"],
    ["at most 49,000 baht per time", "withdraw-amount-too-high"],
    ["at most 5 times per day", "withdraw-count-limit-reached"],
  ])("withdrawing: %s", async (words, code) => {
    const headers = ownHeaders({ cookie: `device-id=${DEVICE}; access-token=${await makeToken()}` });
    say(400, JSON.stringify({ message: words }));
    const answer = await forward("poy", post("/poy-api/withdraws.create", {}, headers));
    expect(readFault(await answer.json()).code).toBe(code);
  });
});
