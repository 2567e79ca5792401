// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readLastMovement } from "@/app/[locale]/(member)/main/_parts/read-last-movement";
import MainPage from "@/app/[locale]/(member)/main/page";
import { bangkokIso, HOUR_MS } from "@/lib/domain/time/time";
import { loadMessages, namespaces } from "@/lib/i18n/messages";
import { passGate } from "@/lib/server/session/gate-pass";
import {
  json,
  makeToken,
  type Seen,
  type SmallUpstream,
  startUpstream,
} from "@/tests/lib/server/small-upstream";

const visitor = { token: "" };
/** As the gate lets it through. */
function passed(sent: Headers): Headers {
  passGate(sent);
  return sent;
}
vi.mock("next/headers", () => ({
  headers: async () =>
    passed(
      new Headers({ host: "main.test", "x-page-language": "th", cookie: `access-token=${visitor.token}` }),
    ),
  cookies: async () => ({ get: () => undefined, has: () => false }),
}));
vi.mock("next-intl/server", () => ({
  getLocale: async () => "th",
  getMessages: async () =>
    Object.fromEntries(
      await Promise.all(namespaces.map(async (name) => [name, await loadMessages("th", name)] as const)),
    ),
}));

const shell = {
  user: {
    ...{ level: 1, lineId: null, userName: "somchai", name: null, email: null, avatar: null },
    ...{ phoneNumber: null, lineUid: null, cash: 0, afCash: 0, loyaltyPoint: 0 },
  },
  cash: { money: 0 },
  terms: { version: null },
  unread: 0,
  support: {
    ...{ activePopup: false, activeSupport: false, officePhoneNumber: null },
    ...{ urlBailek: null, urlPopup: null, urlSupport: null },
  },
};
const page = { items: [], nextCursor: null };
/** The member's own answers by path; all others are lists. */
const own: Record<string, unknown> = {
  "/api/users.shell": shell,
  "/poy-api/transactions.page": { ...page, totals: { in: 0, out: 0, count: 0 } },
  "/poy-api/poys.all": { ...page, totals: { stake: 0, win: 0 } },
  "/poy-api/game-highlight-configs": [],
};
const pathOf = ({ url }: Seen) => url.split("?")[0] ?? "";

let upstream: SmallUpstream;
const answer = () =>
  upstream.answer((seen, response) => json(response, 200, { data: own[pathOf(seen)] ?? [] }));
beforeAll(async () => {
  upstream = await startUpstream();
  answer();
  // Loads what the page is made of: a preloaded answer that takes too long is not kept, and its request may arrive only
  // during the next view.
  await view();
  await view();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  answer();
  // Shared answers are kept for seconds; the clock stands still, an hour behind the first view.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR_MS });
});
afterEach(() => vi.useRealTimers());

/** The calls of one view by a member of their own. */
async function view(): Promise<Seen[]> {
  visitor.token = await makeToken();
  upstream.seen.length = 0;
  await MainPage();
  return [...upstream.seen];
}

describe("the member's home asks the upstream", () => {
  test("four times for what is the member's own, with their token", async () => {
    const seen = await view();
    const asMember = seen.filter(({ headers }) => headers.authorization !== undefined);
    expect(asMember.map(pathOf).sort()).toEqual(Object.keys(own).sort());
    expect(seen.length).toBeGreaterThan(asMember.length);
    for (const { headers } of asMember) expect(headers.authorization).toBe(`Bearer ${visitor.token}`);
  });

  test("for what all members see without a token, and not again for the next member", async () => {
    await view();
    expect((await view()).map(pathOf).sort()).toEqual(Object.keys(own).sort());
  });

  test("for one row of the statement", async () => {
    const asked = (await view()).find((one) => pathOf(one) === "/poy-api/transactions.page");
    expect(JSON.parse(asked?.body.toString() ?? "{}")).toMatchObject({ limit: 1 });
  });

  test("for the whole statement where the upstream has no pages of it, and shows its first row", async () => {
    const row = {
      ...{ createdAt: bangkokIso(Date.now() - HOUR_MS), transactionType: "DEPOSIT", amount: 5, balance: 5 },
      ...{ ref: null, note: null },
    };
    const rows = [
      { id: "2", ...row },
      { id: "1", ...row },
    ];
    upstream.answer((seen, response) => {
      const path = pathOf(seen);
      const isMissing = path === "/poy-api/transactions.page";
      const data = path === "/poy-api/transactions.all" ? rows : (own[path] ?? []);
      json(response, isMissing ? 404 : 200, isMissing ? { code: "not-found", message: "no" } : { data });
    });
    visitor.token = await makeToken();
    expect(await readLastMovement()).toMatchObject([{ id: "2", amount: 500 }]);
  });
});
