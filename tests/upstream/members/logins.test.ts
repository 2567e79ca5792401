import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { LINE_CALLBACK, lineIssuer, SIMULATOR_CHANNEL, simulatorPaths } from "@/lib/contract/line";
import { requestOtp } from "@/lib/contract/otps";
import { lineLogin, usersInfos } from "@/lib/contract/users";
import { member } from "@/upstream/db/schema/members";
import type { LineChannel } from "@/upstream/line/channel";
import { simulatedCaptcha } from "@/upstream/simulators/captcha/captcha";
import { signIdToken } from "@/upstream/simulators/line/authorize";
import { embeddedAlone } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { byLine, channelOf, comeIn, signUpByForm, signupRefusal, wordOf } from "../../support/world/logins";
import { newIdentity } from "../../support/world/people";

const HOST = "site.example";
const BACK = `http://${HOST}${LINE_CALLBACK}`;

describe.each(embeddedAlone)("the ways in on $kind", (kind) => {
  const open = useService(kind, {}, { captcha: simulatedCaptcha });

  describe("a captcha", () => {
    test("is judged after the form and before a name is told to be taken", async () => {
      const service = open();
      const { userName } = newIdentity();
      await signUpByForm(service, { userName });
      for (const answer of ["", "a robot's"]) {
        expect((await signupRefusal(service, { userName }, { "captcha-token": answer })).code).toBe(
          "captcha-failed",
        );
      }
      expect((await signupRefusal(service, { userName })).code).toBe("username-taken");
      const broken = await service.wire("POST", "/api/users.signup", { userName: "x" });
      expect(broken.status).toBe(422);
      expect(broken.body).toMatchObject({ code: "invalid-input" });
    });

    test("is not required of a member who has a code sent to the phone on file, but of everybody else", async () => {
      const service = open();
      const { token, userName, phoneNumber } = await comeIn(service);
      const body = { userName, phoneNumber, purpose: "confirm" as const };
      expect((await service.refusal(requestOtp, { body })).code).toBe("unauthorized");
      await service.call(requestOtp, { body, token });
      for (const purpose of ["forgot-password", "phone-number"] as const) {
        const refusal = await service.refusal(requestOtp, { body: { ...body, purpose }, token });
        expect(refusal.code).toBe("captcha-failed");
      }
    });
  });

  describe("LINE", () => {
    test("a LINE account that nobody has is new, signs up once, and is the way in from then on", async () => {
      const service = open();
      const { lineId, word } = await wordOf(service);
      expect((await byLine(service, lineId, word)).code).toBe("line-new");
      const identity = newIdentity();
      await signUpByForm(service, identity, { "line-id-token": word });
      const { auth } = await service.send(lineLogin, {
        body: { lineId },
        headers: { "line-id-token": word },
      });
      const info = await service.call(usersInfos, { token: auth ?? "" });
      expect(info).toMatchObject({ userName: identity.userName, lineUid: lineId, lineId: "" });
    });

    test("a LINE account is one member's", async () => {
      const service = open();
      const { word } = await wordOf(service);
      await signUpByForm(service, {}, { "line-id-token": word });
      expect((await signupRefusal(service, {}, { "line-id-token": word })).code).toBe("line-taken");
    });

    test("a lineId is believed from LINE alone", async () => {
      const service = open();
      const { lineId, word } = await wordOf(service);
      const channel = channelOf(service);
      const signed = (one: Partial<LineChannel>, claims = {}) =>
        signIdToken({ ...channel, ...one }, { sub: lineId, ...claims });
      const words: [string, string][] = [
        ["no word at all", ""],
        ["a word about somebody else", (await wordOf(service)).word],
        ["another secret", await signed({ secret: "another secret of another channel" })],
        ["another channel", await signed({ id: "1653000000" })],
        ["another issuer", await signed({ issuer: "https://evil.example" })],
        ["a word without a signature", `${word.split(".").slice(0, 2).join(".")}.`],
        ["an old word", await oldWord(channel, lineId)],
      ];
      for (const [what, told] of words) {
        expect([what, (await byLine(service, lineId, told)).code]).toEqual([what, "line-refused"]);
      }
      expect((await signupRefusal(service, {}, { "line-id-token": "made up" })).code).toBe("line-refused");
    });

    test("status 1 ends with a login by LINE, and an operator cannot come this way", async () => {
      const service = open();
      const { lineId, word } = await wordOf(service);
      const { userName } = await signUpByForm(service, {}, { "line-id-token": word });
      await service.db.update(member).set({ mustSignIn: true }).where(eq(member.userName, userName));
      const headers = { "line-id-token": word };
      const { auth } = await service.send(lineLogin, { body: { lineId }, headers });
      expect(await service.call(usersInfos, { token: auth ?? "" })).toMatchObject({ userName });
      await service.db.update(member).set({ role: "staff" }).where(eq(member.userName, userName));
      expect((await byLine(service, lineId, word)).code).toBe("line-refused");
    });
  });

  describe("the played LINE", () => {
    test("gives a code for a person, and for the code and its verifier LINE's word, once", async () => {
      const service = open();
      const { asked, verifier } = ask();
      const page = await fetch(`${service.origin}${asked}`, { headers: { "x-site-host": HOST } });
      const html = await page.text();
      expect([page.status, html.includes("A simulator, not the real LINE")]).toEqual([200, true]);
      const back = await pick(service, asked, { act: "allow", name: '<Som & "Chai">' });
      expect(back.searchParams.get("state")).toBe("state-1");
      const code = back.searchParams.get("code") ?? "";
      const wrong = await exchange(service, code, `${verifier}x`);
      expect([wrong.status, await wrong.json()]).toEqual([400, { error: "invalid_grant" }]);
      const answer = await exchange(service, code, verifier);
      const { id_token } = (await answer.json()) as { id_token: string };
      const { sub, name, nonce } = JSON.parse(
        Buffer.from(id_token.split(".")[1] ?? "", "base64url").toString(),
      );
      expect([name, nonce]).toEqual(['<Som & "Chai">', "nonce-1"]);
      expect((await byLine(service, sub, id_token)).code).toBe("line-new");
      expect((await exchange(service, code, verifier)).status).toBe(400);
    });

    test("the same name is the same account on one browser, and another one elsewhere", async () => {
      const service = open();
      const on = async (device: string) => {
        const { asked, verifier } = ask();
        const back = await pick(service, asked, { act: "allow", name: "Aye Aye" }, device);
        const answer = await exchange(service, back.searchParams.get("code") ?? "", verifier);
        const { id_token } = (await answer.json()) as { id_token: string };
        return JSON.parse(Buffer.from(id_token.split(".")[1] ?? "", "base64url").toString()).sub;
      };
      const [one, again, other] = [await on("device-1"), await on("device-1"), await on("device-2")];
      expect([one === again, one === other]).toEqual([true, false]);
    });

    test("whoever says no is sent back with the reason", async () => {
      const back = await pick(open(), ask().asked, { act: "cancel" });
      expect([back.searchParams.get("error"), back.searchParams.get("code")]).toEqual([
        "access_denied",
        null,
      ]);
    });

    test.each([
      ["to another host", { redirect_uri: `http://evil.example${LINE_CALLBACK}` }],
      ["to another page", { redirect_uri: `http://${HOST}/main` }],
      ["for another channel", { client_id: "1653000000" }],
      ["without PKCE", { code_challenge: "" }],
      ["without a nonce", { nonce: "" }],
    ])("nobody is led %s", async (_, change) => {
      const service = open();
      const asked = ask(change).asked;
      for (const method of ["GET", "POST"]) {
        const answer = await fetch(`${service.origin}${asked}`, {
          method,
          redirect: "manual",
          headers: { "x-site-host": HOST, "content-type": "application/x-www-form-urlencoded" },
          body: method === "POST" ? "act=allow&name=Som" : undefined,
        });
        expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
      }
    });
  });
});

const oldWord = (channel: LineChannel, sub: string) =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(lineIssuer.simulated)
    .setAudience(channel.id)
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    .sign(new TextEncoder().encode(channel.secret));

/** The web server's redirect of a browser, and its stored verifier. */
function ask(change: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const search = new URLSearchParams({
    response_type: "code",
    client_id: SIMULATOR_CHANNEL,
    redirect_uri: BACK,
    state: "state-1",
    nonce: "nonce-1",
    scope: "openid profile email",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ui_locales: "en",
    ...change,
  });
  return { asked: `${simulatorPaths.authorize}?${search}`, verifier };
}

/** A person's choice on the simulator's page; returns the redirect. */
async function pick(service: TestService, asked: string, choice: Record<string, string>, device = "d1") {
  const answer = await fetch(`${service.origin}${asked}`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-site-host": HOST, "x-device-id": device },
    body: new URLSearchParams(choice),
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "");
}

const exchange = (service: TestService, code: string, code_verifier: string) =>
  fetch(`${service.origin}${simulatorPaths.token}`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: BACK,
      client_id: SIMULATOR_CHANNEL,
      client_secret: channelOf(service).secret,
      code_verifier,
    }),
  });
