/**
 * Every page on another vendor's upstream, made from the OpenAPI document alone: no page fails because a call is
 * missing, a value is unusual, or the site sends what the document does not have. No browser is needed for that.
 */
import { expect, test } from "@playwright/test";
import { SignJWT } from "jose";
import { setBetTypes } from "@/lib/domain/access/addresses";
import { type Route, routes } from "@/lib/domain/access/routes";
import { specifiedCalls } from "@/tests/support/laws/specified-calls";
import { wordsOf } from "../tools/testing/words";
import { askedFor } from "./support/example-of";
import { startLoneWeb } from "./support/lone-web";
import { startStrictUpstream } from "./support/strict-upstream";

const AT_ONCE = 4;
const uuid = "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90";
const params: Record<string, string> = {
  ...askedFor,
  ...{ afSlug: "abc", betType: setBetTypes[0] },
  ...{ gameList: "slot", gameId: "game-1", vdoName: "film", rest: "x", more: "y" },
};
const addressOf = ({ pattern }: Route) => pattern.replace(/\[(\w+)\]/g, (_, name) => params[name] ?? name);
const addresses = routes.map((route) => ({ address: addressOf(route), isGuests: route.reader === "guest" }));
const more = ["/poy?tab=all", "/poy/set_4", "/number-set?tab=slips", "/lotto/yeekee", "/lotto/set_4"];
const all = [...addresses, ...more.map((address) => ({ address, isGuests: false }))];

const own = new Set(
  specifiedCalls
    .map((line) => line.split(" "))
    .map(([service, , path]) => `${service === "poy" ? "/poy-api" : "/api"}${path}`),
);
const lacksAdded = { has: (path: string) => !own.has(path) };
/** Pages that consist of an added call only. */
const filledByAdded = ["/profile/limits", "/credit/withdraw", "/credit/turnover", "/number-set"];
const fault = (code: string) => JSON.stringify({ code, message: "no such call here" });

const upstreams = [
  ["answers everything in full", { taste: "full" }],
  ["answers as little as it may", { taste: "bare" }],
  ["answers the oddest values that it may", { taste: "extreme" }],
  [
    "lacks every added call (404)",
    { taste: "full", lacks: { ...lacksAdded, status: 404, text: fault("not-found") } },
  ],
  [
    "lacks every added call (501)",
    { taste: "full", lacks: { ...lacksAdded, status: 501, text: fault("not-offered") } },
  ],
  [
    "lacks every added call (404, in HTML)",
    { taste: "full", lacks: { ...lacksAdded, status: 404, text: "<h1>Not Found</h1>" } },
  ],
] as const satisfies [string, Parameters<typeof startStrictUpstream>[0]][];

/** `npm test` meets the plainest refusal, and the sweep meets them all. */
const short: readonly string[] = ["lacks every added call (404)"];

for (const [what, options] of upstreams) {
  const tag = short.includes(what) ? "@phone" : "@sweep";
  test(`no page fails on an upstream that ${what}`, { tag }, async () => {
    const upstream = await startStrictUpstream(options);
    const web = await startLoneWeb({
      API_UPSTREAM_URL: `${upstream.origin}/api`,
      POY_API_UPSTREAM_URL: `${upstream.origin}/poy-api`,
      CSRF_SECRET: "a secret of this story",
      TOKEN_SECRET: "",
    });
    const words = await wordsOf("th");
    const token = await new SignJWT({ uuid, status: 0, sid: uuid })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode("a key that the site does not know"));
    try {
      const statuses = new Map<string, number>();
      const notOffered: string[] = [];
      const waiting = [...all];
      const askOn = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const headers = next.isGuests ? undefined : { cookie: `access-token=${token}` };
          const answer = await fetch(web.origin + next.address, { headers, redirect: "manual" });
          const html = await answer.text();
          if (html.includes(words("error.notOfferedText"))) notOffered.push(next.address);
          statuses.set(next.address, answer.status);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, askOn));
      const failed = [...statuses].filter(([, status]) => ![200, 303, 307, 404].includes(status));
      expect(failed, "pages that fail").toEqual([]);
      expect(upstream.refused, "requests that the document does not have").toEqual([]);
      // A missing call is reported as missing, not as a failure to retry.
      expect(notOffered).toEqual("lacks" in options ? expect.arrayContaining(filledByAdded) : []);
      const shown = [...statuses.values()].filter((status) => status === 200).length;
      expect(shown, "pages shown").toBeGreaterThan(all.length / 2);
    } finally {
      await web.stop();
      await upstream.stop();
    }
  });
}
