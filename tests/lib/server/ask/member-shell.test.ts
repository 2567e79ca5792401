import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { handShell } from "@/lib/server/ask/handed-shell";
import { LACKING_MS } from "@/lib/server/ask/lacking-calls";
import { readShell } from "@/lib/server/ask/member-shell";
import { isRefusedToken } from "@/lib/server/ask/refused-tokens";
import { passGate } from "@/lib/server/session/gate-pass";
import { json, makeToken, type Seen, type SmallUpstream, startUpstream } from "../small-upstream";

const visitor = { token: undefined as string | undefined, handed: undefined as string | undefined };
vi.mock("next/headers", () => ({
  headers: async () => {
    const cookie = visitor.token === undefined ? "" : `access-token=${visitor.token}`;
    const sent = new Headers({ host: "site.test", "x-page-language": "my", "x-page": "/mm/main", cookie });
    passGate(sent);
    if (visitor.handed) handShell(sent, { language: "my", text: visitor.handed }, "my");
    return sent;
  },
}));

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  upstream.seen.length = 0;
  visitor.token = undefined;
  visitor.handed = undefined;
});

const user = (userName: string) => ({
  ...{ level: 1, lineId: null, userName, name: null, email: null, avatar: null, phoneNumber: null },
  ...{ lineUid: null, cash: 10.5, afCash: 0, loyaltyPoint: 0 },
});
const support = {
  ...{ activePopup: false, activeSupport: true, officePhoneNumber: null },
  ...{ urlBailek: null, urlPopup: null, urlSupport: null },
};
const cash = { money: 10.5, held: 0, version: 3 };
const shellOf = (userName: string) => ({
  ...{ user: user(userName), cash, terms: { version: "2026-11-22" }, unread: 2, support },
});
const said = { cash: { money: 1050 }, terms: { version: "2026-11-22" }, unread: 2, support };
const paths = () => upstream.seen.map(({ url }) => url).sort();

/** An upstream that has only the calls of the parts. */
const parts: Record<string, unknown> = {
  "/api/users-infos": user("somchai"),
  "/api/cashs": cash,
  "/api/users.terms": { version: "2026-11-22" },
  "/api/notifications.all?limit=1": { items: [], nextCursor: null, unread: 2 },
  "/api/agents-supports": support,
};

describe("what surrounds a member's page", () => {
  test("is one call with the member's token, in the page's language", async () => {
    visitor.token = await makeToken();
    upstream.answer((_, response) => json(response, 200, { data: shellOf("somchai") }));
    expect(await readShell()).toMatchObject({ user: { userName: "somchai" }, ...said });
    expect(upstream.seen).toMatchObject([
      {
        url: "/api/users.shell",
        headers: { authorization: `Bearer ${visitor.token}`, "accept-language": "my" },
      },
    ]);
  });

  test("is no call where the gate has read it for this page", async () => {
    visitor.token = await makeToken();
    visitor.handed = JSON.stringify({ data: shellOf("สมชาย") });
    expect(await readShell()).toMatchObject({ user: { userName: "สมชาย" }, ...said });
    expect(upstream.seen).toEqual([]);
  });

  test.each([
    ["breaks the contract", { cash }],
    ["is too long for a header", { ...shellOf("malee"), more: "a".repeat(9_000) }],
  ])("is asked for where what the gate has read %s", async (_, data) => {
    visitor.token = await makeToken();
    visitor.handed = JSON.stringify({ data });
    upstream.answer((_, response) => json(response, 200, { data: shellOf("somsak") }));
    expect(await readShell()).toMatchObject({ user: { userName: "somsak" } });
    expect(paths()).toEqual(["/api/users.shell"]);
  });

  test("is asked for each request and each member anew: nothing of one reaches another", async () => {
    const names = new Map<string | undefined, string>();
    upstream.answer(({ headers }: Seen, response) =>
      json(response, 200, { data: shellOf(names.get(headers.authorization) ?? "nobody") }),
    );
    for (const name of ["malee", "somsak", "malee"]) {
      visitor.token = await makeToken();
      names.set(`Bearer ${visitor.token}`, name);
      expect((await readShell()).user?.userName).toBe(name);
    }
    expect(paths()).toEqual(Array(3).fill("/api/users.shell"));
    visitor.token = undefined;
    expect(await readShell()).toEqual({
      user: null,
      cash: null,
      terms: null,
      unread: null,
      support: null,
      awayUntil: null,
      closedArea: null,
    });
    expect(upstream.seen).toHaveLength(3);
  });

  test.each([401, 500])("is unknown after a %i: the page renders without it", async (status) => {
    visitor.token = await makeToken();
    upstream.answer((_, response) => json(response, status, { message: "no" }));
    expect(await readShell()).toMatchObject({ user: null, unread: null });
    expect(isRefusedToken(visitor.token)).toBe(false);
    expect(paths()).toEqual(["/api/users.shell"]);
  });

  test("is put together from an upstream without the call, which is asked for it again after a while", async () => {
    visitor.token = await makeToken();
    const startMs = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: startMs });
    upstream.answer(({ url }, response) => {
      const data = parts[url];
      json(response, data ? 200 : 404, data ? { data } : { code: "not-found", message: "no" });
    });
    expect(await readShell()).toMatchObject({ user: { userName: "somchai" }, ...said });
    expect(paths()).toEqual([...Object.keys(parts), "/api/users.shell"].sort());
    upstream.seen.length = 0;
    vi.setSystemTime(startMs + LACKING_MS - 1);
    await readShell();
    expect(paths()).toEqual(Object.keys(parts).sort());
    upstream.seen.length = 0;
    vi.setSystemTime(startMs + LACKING_MS);
    await readShell();
    expect(paths()).toContain("/api/users.shell");
    vi.useRealTimers();
  });
});
