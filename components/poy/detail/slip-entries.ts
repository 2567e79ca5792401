import type { PoyLine, PoyLineOutcome, SetPoyLine } from "@/lib/contract/poys";
import type { SetTier } from "@/lib/domain/four-digit/tiers";
import { formatBaht, type Satang, satang } from "@/lib/domain/money/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import { groupLines } from "@/lib/domain/poy/slip";
import { lineNetOf, optionTone } from "./outcome";

/** A line of any slip, ready to be shown. */
export interface SlipEntry {
  key: string;
  number: string;
  tone: "digits1" | "digits2" | "digits3" | "sets";
  /** What it stands under: an option with its rate, `2 top ×90`, or the sets. */
  part: string;
  price: Satang;
  /** The stake in words: `฿50`, and of several sets `2 × ฿120 = ฿240`. */
  stake: string;
  /** The tier that sets won. */
  note: string;
  outcome: PoyLineOutcome;
  /** Null while it is open. */
  net: Satang | null;
}

type OptionLine = Pick<PoyLine, "option" | "number" | "price" | "multiply" | "outcome" | "win">;

/** Lines in the order of a slip: by option, in each as they were sent. */
export function optionEntries(
  lines: readonly OptionLine[],
  names: Readonly<Record<PoyOption, string>>,
): SlipEntry[] {
  return groupLines(lines)
    .flatMap((group) => group.lines)
    .map((line, at) => ({
      key: String(at),
      number: line.number,
      tone: optionTone(line.option),
      part: `${names[line.option]} ×${line.multiply}`,
      price: line.price,
      stake: stakeText(line.price),
      note: "",
      outcome: line.outcome,
      net: lineNetOf(line),
    }));
}

/** @param words of sets, and of the tiers that they win */
export function setEntries(
  lines: readonly SetPoyLine[],
  words: { sets: string; tier: Readonly<Record<SetTier, string>> },
): SlipEntry[] {
  return lines.map((line) => ({
    key: line.number,
    number: line.number,
    tone: "sets",
    part: words.sets,
    price: line.price,
    stake: setsStake(line),
    note: line.tier ? words.tier[line.tier] : "",
    outcome: line.outcome,
    net: lineNetOf(line),
  }));
}

/** Sets of one number have one price, so that it divides without a rest. */
function setsStake({ sets, price }: Pick<SetPoyLine, "sets" | "price">): string {
  if (sets <= 1) return stakeText(price);
  return `${sets} × ${stakeText(satang(Math.round(price / sets)))} = ${stakeText(price)}`;
}

/** Entries under what they stand under, each part where its first entry is. */
export function partsOf(entries: readonly SlipEntry[]): { part: string; entries: SlipEntry[] }[] {
  const parts = new Map<string, SlipEntry[]>();
  for (const entry of entries) {
    const part = parts.get(entry.part);
    if (part) part.push(entry);
    else parts.set(entry.part, [entry]);
  }
  return [...parts].map(([part, own]) => ({ part, entries: own }));
}

/** Stakes are whole baht: without decimals. */
export const stakeText = (price: Satang): string => `฿${formatBaht(price).replace(/\.00$/, "")}`;
