import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RoundStatus } from "@/lib/contract/rounds";
import { openSetRound, setSlip } from "../set-slip";

type Handler = (message: unknown) => void;
const wire = vi.hoisted(() => ({ handlers: new Map<string, Handler>() }));

vi.mock("@/lib/client/realtime/live", () => ({
  live: {
    on: (channel: string, event: string, handler: Handler) => {
      wire.handlers.set(`${channel} ${event}`, handler);
      return () => wire.handlers.delete(`${channel} ${event}`);
    },
    onReconnect: () => () => undefined,
  },
}));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
});
afterEach(() => vi.unstubAllGlobals());

const roundAs = (status: RoundStatus) => {
  const { betList, ...round } = openSetRound();
  return { ...round, betList: { ...betList, status } };
};

test("an answer that an event has overtaken is requested again", async () => {
  const asked: (() => void)[] = [];
  let status: RoundStatus = "open";
  const made = setSlip(async ({ name }) => {
    if (name !== "bet-lists.one") throw new Error("away");
    const answer = roundAs(status);
    await new Promise<void>((resolve) => asked.push(resolve));
    return answer;
  });
  const stop = made.slip().follow();
  const refreshed = made.slip().refresh();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const { betId, unixTimeStamp } = made.slip().round.betList;
  status = "suspended";
  wire.handlers.get(`round-${betId} round-update`)?.({ betId, status, unixTimeStamp });
  asked[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(made.slip().phase).toBe("suspended");
  asked[1]?.();
  await refreshed;
  expect(made.slip().phase).toBe("suspended");
  stop();
});
