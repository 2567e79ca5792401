// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pollWhileDisconnected } from "@/lib/client/realtime/polling-fallback";
import { watchReconnect } from "@/lib/client/realtime/reconnect-backoff";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The parts of the push library that a reconnect needs; its connections fail until `works`. */
function library() {
  const bound = new Map<string, ((data?: unknown) => void)[]>();
  const emit = (event: string, data?: unknown) => {
    for (const listener of bound.get(event) ?? []) listener(data);
  };
  let state = "connecting";
  const become = (current: string) => {
    const previous = state;
    state = current;
    emit("state_change", { previous, current });
  };
  const tries: number[] = [];
  const push = {
    works: false,
    tries,
    become,
    lose: () => {
      become("connecting");
      emit("connecting_in", 1);
    },
    connect: () => {
      tries.push(Date.now());
      become("connecting");
      if (push.works) become("connected");
      else emit("connecting_in", 1);
    },
    disconnect: () => become("disconnected"),
    connection: {
      bind: (event: string, listener: (data?: unknown) => void) =>
        bound.set(event, [...(bound.get(event) ?? []), listener]),
    },
  };
  return push;
}
const watched = (push: ReturnType<typeof library>) => push as unknown as Parameters<typeof watchReconnect>[0];

test("each try waits longer than the one before, up to a minute, and half of it is chance", async () => {
  const push = library();
  watchReconnect(watched(push), () => 0);
  push.become("connected");
  const lostAt = Date.now();
  push.lose();
  await vi.advanceTimersByTimeAsync(120_000);
  const waits = push.tries.map((at, number) => at - (push.tries[number - 1] ?? lostAt));
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("a connection that stood begins anew with the shortest wait, one that broke at once does not", async () => {
  const push = library();
  watchReconnect(watched(push), () => 0);
  push.become("connected");
  push.works = true;
  push.lose();
  await vi.advanceTimersByTimeAsync(500);
  push.lose();
  await vi.advanceTimersByTimeAsync(500);
  expect(push.tries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(push.tries).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  push.lose();
  await vi.advanceTimersByTimeAsync(500);
  expect(push.tries).toHaveLength(3);
});

test("a server that says come again is come to after a wait as well, though the library would at once", async () => {
  const push = library();
  let opening: ReturnType<typeof setTimeout> | undefined;
  push.connect = () => {
    push.tries.push(Date.now());
    push.become("connecting");
    opening = setTimeout(() => push.become("connected"), 20);
  };
  push.disconnect = () => {
    clearTimeout(opening);
    push.become("disconnected");
  };
  watchReconnect(watched(push), () => 0);
  push.become("connected");
  const toldAt = Date.now();
  // The library's two timers after a close with 4200: one at once, which a disconnect does not clear, and one later.
  setTimeout(push.connect, 0);
  push.lose();
  let connectedAt = 0;
  push.connection.bind("state_change", (change) => {
    if ((change as { current: string }).current === "connected") connectedAt = Date.now();
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connectedAt - toldAt).toBe(520);
});

test("a network that is back is tried at once", async () => {
  const push = library();
  watchReconnect(watched(push), () => 0);
  push.lose();
  await vi.advanceTimersByTimeAsync(100);
  push.works = true;
  dispatchEvent(new Event("online"));
  expect(push.tries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(push.tries).toHaveLength(1);
});

test("while the service is dead the page asks now and then, and no more once it is back", async () => {
  const push = library();
  const ask = vi.fn();
  pollWhileDisconnected(watched(push), ask, () => 0);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(61_500);
  expect(ask).toHaveBeenCalledTimes(3);
  push.become("connected");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(3);
  push.become("disconnected");
  push.become("connecting");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(4);
});
