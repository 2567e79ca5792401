import { beforeEach, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { createNotifications, SETTLED_SPREAD_MS } from "@/stores/notices";
import { member, pageRegistry } from "../../components/shell/on-page";

type Handler = (message?: unknown) => void;
const wire = vi.hoisted(() => ({
  heard: (_: unknown): void => undefined,
  settled: (_: unknown): void => undefined,
  reconnected: () => undefined,
}));
vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    on: (_channel: string, event: string, handler: Handler) => {
      wire[event === "round-settled" ? "settled" : "heard"] = handler;
      return () => undefined;
    },
    onReconnect: (handler: () => undefined) => {
      wire.reconnected = handler;
      return () => undefined;
    },
  },
}));

const row = (id: number, readAt: string | null = null) => ({
  id: String(id),
  at: "2026-01-01T00:00:00+07:00",
  kind: "credited",
  facts: {},
  readAt,
});
/** The upstream's notifications, newest first; pages of three. */
let kept: ReturnType<typeof row>[] = [];
let isDown = false;
beforeEach(() => {
  sessionStorage.clear();
  kept = [];
  isDown = false;
});

function opened(initial = member) {
  const cursors: (string | undefined)[] = [];
  const { registry, asked } = pageRegistry((name) => {
    if (isDown) throw new Fault("network-lost");
    if (name === "notifications.read") {
      kept = kept.map((item) => ({ ...item, readAt: "now" }));
      return { unread: 0 };
    }
    const from = cursors.length;
    cursors.push(String(from));
    const start = from * 3;
    const nextCursor = start + 3 < kept.length ? String(start + 3) : null;
    const unread = kept.filter(({ readAt }) => readAt === null).length;
    return { items: kept.slice(start, start + 3), nextCursor, unread };
  }, initial);
  const notices = registry.take(createNotifications);
  notices.getState().listen("7f2c1f0e-0000-4000-8000-000000000001");
  const ids = () => notices.getState().items.map(({ id }) => Number(id));
  return { notices, ids, asked };
}

test("the number of the server's page is shown from the start, and not replaced by an older one of this tab", () => {
  sessionStorage.setItem("unread-notices", JSON.stringify({ uuid: member.session?.uuid, unread: 7 }));
  for (const unread of [0, 3]) {
    const { registry } = pageRegistry(() => ({}), { ...member, unread });
    const notices = registry.take(createNotifications);
    expect(notices.getState().unread).toBe(unread);
    notices.getState().listen(member.session?.uuid ?? "");
    expect(notices.getState().unread).toBe(unread);
  }
});

test("a page that was rendered without the number shows this tab's last one, and asks for it", async () => {
  pageRegistry(() => ({}), { ...member, unread: 1 })
    .registry.take(createNotifications)
    .getState()
    .listen(member.session?.uuid ?? "");
  const page = { items: [], nextCursor: null, unread: 4 };
  const { registry, asked } = pageRegistry(() => page, member);
  const notices = registry.take(createNotifications);
  notices.getState().listen(member.session?.uuid ?? "");
  expect(notices.getState().unread).toBe(1);
  await vi.waitFor(() => expect(notices.getState().unread).toBe(4));
  expect(asked).toHaveLength(1);
});

test("the number at the bell is there at once after a page load, and only for the same member", async () => {
  kept = [row(3), row(2), row(1, "then")];
  const { notices } = opened();
  await notices.getState().refresh();
  expect(notices.getState().unread).toBe(2);
  isDown = true;
  expect(opened().notices.getState().unread).toBe(2);
  const { registry } = pageRegistry(() => {
    throw new Fault("network-lost");
  });
  const others = registry.take(createNotifications);
  others.getState().listen("7f2c1f0e-0000-4000-8000-000000000002");
  expect(others.getState().unread).toBe(0);
});

test("a message that comes by push stands in front, once, and is unread", async () => {
  kept = [row(2, "then"), row(1, "then")];
  const { notices, ids } = opened();
  await notices.getState().refresh();
  wire.heard(row(3));
  wire.heard(row(3));
  expect([ids(), notices.getState().unread]).toEqual([[3, 2, 1], 1]);
});

test("older pages follow, and stay where the newest page is read again", async () => {
  kept = [6, 5, 4, 3, 2, 1].map((id) => row(id));
  const { notices, ids } = opened();
  await notices.getState().refresh();
  await notices.getState().more();
  expect(ids()).toEqual([6, 5, 4, 3, 2, 1]);
  expect(notices.getState().nextCursor).toBeNull();
});

test("what was new when the bell was opened stays marked on this page, though it is read", async () => {
  kept = [row(2), row(1, "then")];
  const { notices } = opened();
  await notices.getState().refresh();
  await notices.getState().read();
  const { unread, items } = notices.getState();
  expect([unread, items.map(({ isNew }) => isNew)]).toEqual([0, [true, false]]);
});

test("a failure keeps what is shown, and says so", async () => {
  kept = [row(1)];
  const { notices, ids } = opened();
  await notices.getState().refresh();
  isDown = true;
  await notices.getState().refresh();
  expect([ids(), notices.getState().state, notices.getState().unread]).toEqual([[1], "failed", 1]);
});

test("each reconnect reads them again: events meanwhile were missed", async () => {
  kept = [row(1)];
  const { ids } = opened();
  wire.reconnected();
  await vi.waitFor(() => expect(ids()).toEqual([1]));
});

test("what was taken back goes, and is counted no more", async () => {
  kept = [row(2), row(1, "then")];
  const { notices, ids } = opened({ ...member, unread: 1 });
  wire.heard(row(3));
  await notices.getState().refresh();
  expect([ids(), notices.getState().unread]).toEqual([[2, 1], 1]);
});

test("what comes by push while they are read stays in front", async () => {
  kept = [row(2), row(1, "then")];
  const { notices, ids } = opened();
  const reading = notices.getState().refresh();
  wire.heard(row(3));
  await reading;
  expect([ids(), notices.getState().unread]).toEqual([[3, 2, 1], 2]);
});

test("a round in which slips were lost is followed by one read, some time later, however many rounds there are", async () => {
  vi.useFakeTimers();
  const { notices, asked } = opened({ ...member, unread: 0 });
  const before = asked.length;
  kept = [row(1), row(2)];
  wire.settled({ betId: "gov-2026-12-01", lost: 2 });
  wire.settled({ betId: "th_open-2026-12-01", lost: 1 });
  expect(asked.length).toBe(before);
  await vi.advanceTimersByTimeAsync(SETTLED_SPREAD_MS);
  expect(asked.length).toBe(before + 1);
  expect(notices.getState().unread).toBe(2);
  vi.useRealTimers();
});

test("what was read in another tab is not counted any more once this one is looked at, its bell never opened", async () => {
  kept = [row(2), row(1)];
  const { notices, asked } = opened({ ...member, unread: 2 });
  kept = kept.map((item) => ({ ...item, readAt: "in the other tab" }));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(notices.getState().unread).toBe(0));
  expect(asked).toHaveLength(1);
});

test("a bell that counts nothing and was never opened is not asked for at each look", () => {
  const { notices } = opened({ ...member, unread: 0 });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(notices.getState().state).toBe("unknown");
});
