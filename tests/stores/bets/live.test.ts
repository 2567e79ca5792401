import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fault } from "@/lib/contract/fault";
import { refusalsOf } from "@/lib/domain/poy/offers";
import { bangkokIso } from "@/lib/domain/time/time";
import { baht, betSlip, openRound, type } from "../bet-slip";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network here")));
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a round that is being followed", () => {
  test("it closes by the clock, and then nothing can be sent", async () => {
    const made = betSlip(undefined, { round: openRound({}, 30) });
    type(made, "47");
    const stop = made.slip().follow();
    expect(made.slip().phase).toBe("last-minute");
    await vi.advanceTimersByTimeAsync(31_000);
    expect(made.slip().phase).toBe("closed");
    made.slip().confirm();
    expect(made.slip()).toMatchObject({ sending: { state: "draft" }, lines: [{}, {}] });
    stop();
  });

  test("a suspended round says so at once and opens again", () => {
    const made = betSlip();
    const { betId, unixTimeStamp } = made.slip().round.betList;
    made.slip().roundMoved({ betId, status: "suspended", unixTimeStamp });
    expect(made.slip().phase).toBe("suspended");
    made.slip().roundMoved({ betId, status: "open", unixTimeStamp });
    expect(made.slip().phase).toBe("open");
  });

  test("a close that the operator moves earlier counts", () => {
    const made = betSlip();
    const { betId, unixTimeStamp } = made.slip().round.betList;
    const realCloseTime = Math.floor(Date.now() / 1000) - 1;
    made.slip().roundMoved({ betId, status: "open", unixTimeStamp: { ...unixTimeStamp, realCloseTime } });
    expect(made.slip().phase).toBe("closed");
  });

  test("a close that the operator moves is shown with its new date and time", () => {
    const made = betSlip();
    const { betId, unixTimeStamp } = made.slip().round.betList;
    const realCloseTime = Date.parse("2026-11-24T00:10:00+07:00") / 1000;
    const times = { ...unixTimeStamp, realCloseTime, realResultTime: realCloseTime + 1200 };
    made.slip().roundMoved({ betId, status: "suspended", unixTimeStamp: times });
    expect(made.slip().round).toMatchObject({
      ...{ closeDt: "2026-11-24", closeTime: "00:10", resultDt: "2026-11-24", resultTime: "00:30" },
      betList: { active: false },
    });
  });

  test("a number is put back at the rate that it has by then, where that is better", () => {
    const made = betSlip();
    type(made, "47");
    made.slip().takeOff(made.slip().lines.map(({ ref }) => ref));
    made.slip().rateMoved({ betId: "th_close-2026-11-23", option: "teng_bon_2", number: "47", multiply: 95 });
    made
      .slip()
      .rateMoved({ betId: "th_close-2026-11-23", option: "teng_lang_2", number: "47", multiply: 45 });
    made.slip().putBack();
    // A worse one waits for the member's consent, as for every line.
    expect(made.slip().lines.map(({ option, multiply }) => [option, multiply])).toEqual([
      ["teng_bon_2", 95],
      ["teng_lang_2", 90],
    ]);
  });

  test("after a reconnect round and rates are read anew, and worse ones are asked about", async () => {
    const made = betSlip(({ name, query }) => {
      if (name === "bet-lists.one") return openRound({ serverTime: bangkokIso(Date.now()) });
      const { betType } = query as { betType: string };
      return {
        defaultRate: 90,
        rateNow: betType === "teng_bon_2" ? [{ number: "47", option: betType, multiply: 60 }] : [],
      };
    });
    type(made, "47");
    await made.slip().refresh();
    expect(made.sent.map(({ name }) => name).filter((name) => name === "bet-lists.one")).toHaveLength(1);
    expect(refusalsOf(made.slip())).toMatchObject([{ reason: "rate-changed", from: 90, to: 60 }]);
  });

  test("an answer that a push has overtaken is asked for again", async () => {
    const asked: (() => void)[] = [];
    let status: "open" | "suspended" = "open";
    const made = betSlip(async ({ name }) => {
      if (name !== "bet-lists.one") return { defaultRate: 90, rateNow: [] };
      const { betList, ...round } = openRound();
      const answer = { ...round, betList: { ...betList, status } };
      await new Promise<void>((resolve) => asked.push(resolve));
      return answer;
    });
    const refreshed = made.slip().refresh();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const { betId, unixTimeStamp } = made.slip().round.betList;
    status = "suspended";
    made.slip().roundMoved({ betId, status, unixTimeStamp });
    asked[0]?.();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(made.slip().phase).toBe("suspended");
    asked[1]?.();
    await refreshed;
    expect(made.slip().phase).toBe("suspended");
  });

  test("one rate that is refused does not hide the round's new state, nor the other rates", async () => {
    const made = betSlip(({ name, query }) => {
      const { betList, ...round } = openRound();
      if (name === "bet-lists.one") return { ...round, betList: { ...betList, status: "suspended" } };
      const { betType } = query as { betType: string };
      if (betType === "teng_bon_2") throw new Fault("rate-limited", { retryAfterSeconds: 1 });
      return { defaultRate: 1.5, rateNow: [] };
    });
    const before = made.slip().offers.find(({ option }) => option === "teng_bon_2");
    await made.slip().refresh();
    expect(made.slip().phase).toBe("suspended");
    for (const offer of made.slip().offers) {
      if (offer.option === "teng_bon_2") expect(offer).toEqual(before);
      else expect(offer.rate).toBe(1.5);
    }
  });

  test("a page restored from the history is read again at once, one that was just rendered is not", async () => {
    const old = betSlip(() => openRound(), {
      round: openRound({ serverTime: bangkokIso(Date.now() - 600_000) }),
    });
    const fresh = betSlip();
    const stops = [old, fresh].map((made) => made.slip().follow());
    await vi.waitFor(() => expect(old.sent.map(({ name }) => name)).toContain("bet-lists.one"));
    expect(fresh.sent).toEqual([]);
    for (const stop of stops) stop();
  });

  test("a refresh that fails changes nothing", async () => {
    const made = betSlip(() => {
      throw new Error("away");
    });
    type(made, "47");
    await made.slip().refresh();
    expect(made.slip().lines).toHaveLength(2);
    expect(refusalsOf(made.slip())).toEqual([]);
  });

  test("another tab that changes the slip is followed", () => {
    const made = betSlip();
    const stop = made.slip().follow();
    const other = betSlip();
    type(other, "12");
    other.slip().setAllPrices(baht(5));
    window.dispatchEvent(new StorageEvent("storage", { key: "slip:owner-mark:th_close-2026-11-23" }));
    expect(made.slip().lines).toEqual(other.slip().lines);
    stop();
  });
});
