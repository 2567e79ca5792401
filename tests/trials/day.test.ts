import { describe, expect, onTestFinished, test } from "vitest";
import { satang } from "@/lib/domain/money/money";
import { databases } from "../support/database";
import { createChance } from "../support/day/chance";
import type { DayRound } from "../support/day/crowd";
import { openMorning } from "../support/day/open-morning";
import { type Reckoning, reckon } from "../support/day/reckon";
import { type Day, runDay } from "../support/day/run-day";
import { newcomers } from "../support/people";

/** A Wednesday on which every market draws: the government, every exchange, all four sets. */
const DAY = "2026-12-16";
const START = satang(20_000_00);

/** `DAY=whole` runs all rounds with two hundred members, `DAY=short` a few with twenty. */
const isWhole = process.env.DAY === "whole";
const slips = isWhole
  ? { yeekee: 8, stock: 40, gov: 80, set_4: 40 }
  : { yeekee: 6, stock: 6, gov: 8, set_4: 8 };

/** The short day's numbered rounds, up to this one, and its other markets. */
const few: Record<string, number> = { yeekee: 2, yeekee_5: 3, pingpong: 1 };
const fewMarkets = ["th_open", "nikkei_am", "china_am", "dowjones", "lao-super", "gov"];

function wants({ betId, betType }: DayRound): boolean {
  const number = Number(betId.slice(`${betType}-${DAY}-`.length));
  return isWhole || fewMarkets.includes(betType) || number <= (few[betType] ?? -1);
}

describe.each(databases)("a day of rounds on $kind", (kind) => {
  test("ends with a zero-sum ledger, no pending slip, and every satang where slow reckoning has it", {
    timeout: 1_200_000,
  }, async () => {
    const began = performance.now();
    const { service, end } = await openMorning(kind, `${DAY}T04:58:00+07:00`);
    onTestFinished(end);
    const members = await newcomers(service, isWhole ? 200 : 20, START);
    const chance = createChance(20_261_216);
    const day = await runDay(service, { dt: DAY, wants, slips, members, chance });
    const { wrong, figures } = await reckon(service, day, members, START);
    if (isWhole) {
      print(kind.kind, day, { ...figures, "seconds it took": (performance.now() - began) / 1000 });
      expect(day.rounds).toHaveLength(88 + 265 + 22 + 19 + 4 + 1);
    }
    expect(wrong).toEqual([]);
    expect(figures["slips won"]).toBeGreaterThan(0);
    expect(figures["rank prizes, baht"]).toBeGreaterThan(0);
  });
});

function print(database: string, { book }: Day, figures: Reckoning["figures"]): void {
  const rows = [
    ...Object.entries(figures).map(([name, value]) => [name, Math.round(value)] as const),
    ...[...book.refusals].map(([code, times]) => [`refused: ${code}`, times] as const),
  ];
  const lines = rows.map(([name, value]) => `${name.padEnd(34)} ${value.toLocaleString("en").padStart(12)}`);
  process.stdout.write(`${database}, service day ${DAY}\n${lines.join("\n")}\n`);
}
