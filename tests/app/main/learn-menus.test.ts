// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { learnMenus } from "@/app/[locale]/_parts/learn-menus";
import { destinations } from "@/components/navigation/destinations";
import { LACKING_MS, lackingKeys } from "@/lib/server/ask/lacking-calls";
import { passGate } from "@/lib/server/session/gate-pass";
import { json, makeToken, type SmallUpstream, startUpstream } from "@/tests/lib/server/small-upstream";

const visitor = { token: "" };
vi.mock("next/headers", () => ({
  headers: async () => {
    const sent = new Headers({ host: "menus.test", cookie: `access-token=${visitor.token}` });
    passGate(sent);
    return sent;
  },
}));
vi.mock("next-intl/server", () => ({ getLocale: async () => "th" }));

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
  visitor.token = await makeToken();
});
afterAll(() => upstream.stop());

test("a member's first page learns every call that a place of the menus lives on, once in ten minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  upstream.answer((_, response) => json(response, 404, { code: "not-found", message: "" }));
  await Promise.all([learnMenus(), learnMenus()]);
  const asked = upstream.seen.length;
  const lacking = lackingKeys(Date.now());
  // An act cannot be tried out: the first member who carries it out learns it.
  const acts: readonly string[] = ["POST /users.change-password"];
  const calls = Object.values(destinations)
    .flatMap((place) => ("call" in place ? [place.call] : []))
    .filter((call) => !acts.includes(call));
  expect([calls.length > 0, calls.filter((call) => !lacking.includes(call))]).toEqual([true, []]);
  expect(lacking).toContain("GET /notifications.all");
  vi.setSystemTime(Date.now() + LACKING_MS);
  await learnMenus();
  expect(upstream.seen).toHaveLength(asked);
  vi.setSystemTime(Date.now() + 1_000);
  await learnMenus();
  expect(upstream.seen).toHaveLength(2 * asked);
  vi.useRealTimers();
});
