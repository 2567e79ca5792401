import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { routes } from "@/lib/domain/access/routes";
import { withMeasured } from "@/scripts/check-upstream/draw-measured";
import { withScreens } from "@/scripts/check-upstream/draw-screens";
import { hasFaults, reportOf } from "@/scripts/check-upstream/report";
import { type Finding, walkUpstream } from "@/scripts/check-upstream/walk";
import { read } from "../house/source-files";
import { specAnswers } from "../support/service/spec-answers";

const TOKEN = `e30.${Buffer.from('{"uuid":"u-1","status":0}').toString("base64url")}.c2ln`;

/** What this upstream answers now, and what it was sent. */
const upstream = {
  answers: {} as Record<string, unknown>,
  auth: TOKEN as string | undefined,
  seen: [] as { key: string; body: string; token: string | undefined }[],
};
let server: Server;
let origin = "";
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://127.0.0.1");
    const key = `${request.method} ${pathname.replace(/^\/(poy-)?api/, "")}`;
    let body = "";
    for await (const part of request) body += part;
    upstream.seen.push({ key, body, token: request.headers.authorization });
    const isThere = Object.hasOwn(upstream.answers, key);
    const auth = key === "POST /users.login" ? upstream.auth : undefined;
    response.writeHead(isThere ? 200 : 404, {
      "content-type": "application/json",
      ...(auth !== undefined && { auth }),
    });
    response.end(JSON.stringify(isThere ? { data: upstream.answers[key] } : { message: `no ${pathname}` }));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => Object.assign(upstream, { answers: { ...specAnswers }, auth: TOKEN, seen: [] }));

const walk = (login: object = { login: { userName: "somchai9", password: "Fest!Gold42" } }) =>
  walkUpstream({ general: `${origin}/api`, poy: `${origin}/poy-api/`, ...login });
const verdictsBesides = (findings: Finding[], verdict: Finding["verdict"]) =>
  findings.filter((finding) => finding.verdict !== verdict).map(({ key, verdict: said }) => [key, said]);

describe("an upstream that answers the spec and nothing more", () => {
  test("has no fault; its calls are asked as a member, the acts with an empty body, the logout last", async () => {
    const findings = await walk();
    expect([verdictsBesides(findings, "ok"), hasFaults(findings)]).toEqual([[], false]);
    expect(reportOf(findings)).toBe(
      "37 of 37 calls are as the spec has them; 0 missing, 0 malformed, 0 tolerated, 0 refused, 0 not asked",
    );
    const acts = upstream.seen.filter(({ key }) => /create|update|signup/.test(key));
    expect(acts.length).toBeGreaterThan(7);
    expect(acts.filter(({ body }) => body !== "{}")).toEqual([]);
    const asMember = upstream.seen.find(({ key }) => key === "GET /users-infos");
    expect([asMember?.token, upstream.seen.at(-1)?.key]).toEqual([`Bearer ${TOKEN}`, "POST /users.logout"]);
  });

  test("is asked for what guests may ask where no member is given", async () => {
    const findings = await walk({});
    const unasked = findings.filter(({ verdict }) => verdict === "unasked").map(({ key }) => key);
    expect(unasked).toContain("GET /cashs");
    expect(unasked).not.toContain("GET /bet-lists.latest");
    expect(hasFaults(findings)).toBe(false);
  });
});

describe("what is wrong is said with the screens that it shows on", () => {
  test.each(Object.keys(specAnswers))("%s is missing", async (key) => {
    delete upstream.answers[key];
    const findings = await walk();
    expect(findings.find((finding) => finding.key === key)).toMatchObject({
      verdict: "missing",
      why: "answers 404",
    });
    expect([hasFaults(findings), reportOf(findings)]).toEqual([
      true,
      expect.stringMatching(/MISSING[\s\S]*screens: \S/),
    ]);
  });

  test.each<[string, unknown, string]>([
    ["GET /users-infos", { userName: "somchai9" }, "data.level: "],
    ["GET /cashs", { money: "ten" }, "data.money: "],
    ["GET /bet-lists.one", { name: "x" }, "data.betGroup: "],
    ["POST /transactions.all", [{ createdAt: "yesterday" }], "data.0.createdAt: "],
    ["POST /transactions.bank", {}, "data.depositFast: "],
  ])("%s is malformed: %j", async (key, data, why) => {
    upstream.answers[key] = data;
    const finding = (await walk()).find((one) => one.key === key);
    expect(finding).toMatchObject({ verdict: "malformed", why: expect.stringContaining(why) });
  });

  test.each<[string | undefined, string]>([
    [undefined, "response header auth"],
    ["welcome", "cannot be decoded"],
    [`e30.${Buffer.from('{"status":0}').toString("base64url")}.x`, "no uuid"],
    [`e30.${Buffer.from('{"uuid":"u"}').toString("base64url")}.x`, "no numeric status"],
  ])("a login with the token %s", async (auth, why) => {
    upstream.auth = auth;
    const findings = await walk();
    expect(findings.find(({ key }) => key === "POST /users.login")).toMatchObject({
      verdict: "malformed",
      why: expect.stringContaining(why),
    });
  });

  test("an answer inside another data is one", async () => {
    upstream.answers["GET /sites.detail"] = { data: specAnswers["GET /sites.detail"] };
    expect(verdictsBesides(await walk(), "ok")).toEqual([]);
  });

  test("nobody there is every call missing", async () => {
    const findings = await walkUpstream({ general: "http://127.0.0.1:1", poy: "http://127.0.0.1:1" });
    const missing = findings.filter(({ verdict, why }) => verdict === "missing" && why === "no answer");
    expect(missing.map(({ key }) => key)).toContain("GET /bet-lists.latest");
  });
});

test("docs/own-upstream.md shows the table of screens that the report reads", () => {
  const document = read("docs/own-upstream.md");
  expect(withScreens(document)).toBe(document);
  expect(document).toContain("`GET /bet-lists.one`");
  expect(() => withScreens("# Nothing here")).toThrow("marks");
});

describe("the table of what pages show", () => {
  const [, table = ""] = read("docs/own-upstream.md").split("screens:docs -- measured -->");

  test("has every page that is there, and no failure but where nobody is there", () => {
    const named = [...table.matchAll(/`(\/[^`]*)`(?= [·|])/g)].map(([, pattern]) => pattern);
    const patterns = routes
      .filter(({ movedTo }) => !movedTo)
      .map(({ pattern }) => pattern.replace(/\[(\w+)\]/g, "{$1}"));
    expect(patterns.filter((pattern) => !named.includes(pattern))).toEqual([]);
    const failing = table.split("\n").filter((row) => / 5\d\d /.test(row.replace(/; down: .*/, "")));
    expect(failing).toEqual([]);
  });

  test("is written from states, those of nobody in one cell", () => {
    const document = "<!-- screens: npm run screens:docs -- measured -->\n<!-- end of screens -->\n";
    const states = ["200 shown, less", "200 shown", "200 not offered", "500 try again later"];
    const written = withMeasured(document, [
      { pattern: "/poy/[betGroup]", states },
      { pattern: "/poy", states },
    ]);
    expect(written).toContain(
      "`/poy/{betGroup}` · `/poy` | 200 shown, less | 200 shown | 200 not offered; down: 500 try again later\n",
    );
    expect(() => withMeasured("# Nothing here", [])).toThrow("marks");
  });
});
