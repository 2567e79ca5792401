import { describe, expect, test } from "vitest";
import { type RoundUpdate, withUpdate } from "@/lib/domain/rounds/round-update";

const atSeconds = (iso: string) => Date.parse(iso) / 1000;
const unixTimeStamp = {
  openTime: atSeconds("2026-11-23T06:00:00+07:00"),
  realCloseTime: atSeconds("2026-11-23T16:30:00+07:00"),
  realResultTime: atSeconds("2026-11-23T16:50:00+07:00"),
};
const round = {
  name: "a market",
  closeDt: "2026-11-23",
  closeTime: "16:30",
  resultDt: "2026-11-23",
  resultTime: "16:50",
  betList: { betId: "th_close-2026-11-23", active: true, status: "open", unixTimeStamp } as const,
};

describe("a round with its news", () => {
  test("without news is the round as it was told", () => {
    expect(withUpdate(round, undefined)).toBe(round);
  });

  test("has the news' state and reason, and keeps the rest", () => {
    const paused = withUpdate(round, { status: "suspended", unixTimeStamp, reason: "the exchange halted" });
    expect(paused).toEqual({
      ...round,
      betList: { ...round.betList, status: "suspended", reason: "the exchange halted", active: false },
    });
    expect(round.betList.status).toBe("open");
  });

  test("loses the reason of a pause with its end", () => {
    const paused = withUpdate(round, { status: "suspended", unixTimeStamp, reason: "the exchange halted" });
    expect(withUpdate(paused, { status: "open", unixTimeStamp })).toEqual(round);
  });

  test.each<[RoundUpdate["status"], boolean]>([
    ["upcoming", false],
    ["open", true],
    ["suspended", false],
    ["closed", false],
    ["settled", false],
    ["void", false],
  ])("that is %s is active: %s", (status, active) => {
    expect(withUpdate(round, { status, unixTimeStamp }).betList.active).toBe(active);
  });

  test("has every date and time that follows from new times, over midnight too", () => {
    const times = {
      ...unixTimeStamp,
      realCloseTime: atSeconds("2026-11-24T00:10:00+07:00"),
      realResultTime: atSeconds("2026-11-24T00:30:00+07:00"),
    };
    expect(withUpdate(round, { status: "open", unixTimeStamp: times })).toEqual({
      ...round,
      ...{ closeDt: "2026-11-24", closeTime: "00:10", resultDt: "2026-11-24", resultTime: "00:30" },
      betList: { ...round.betList, unixTimeStamp: times },
    });
  });
});
