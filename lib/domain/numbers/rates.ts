import { type Satang, satang } from "../money/money";
import type { PoyOption } from "../poy/options";

/** Markets that share a rate table; ping-pong pays as yeekee does. */
export type RateKind = "government" | "stock" | "yeekee" | "yeekee_5";

const none = { teng_bon_nha_3: 0, teng_lang_3: 0 } as const;
const common = { teng_bon_2: 90, teng_lang_2: 90, teng_bon_1: 3.2, teng_lang_1: 4.2 } as const;

/** Baht paid for one baht, stake included. 0: the option does not exist in that market. */
export const defaultRates: Readonly<Record<RateKind, Readonly<Record<PoyOption, number>>>> = {
  government: { ...common, teng_bon_3: 900, tode_3: 150, teng_bon_nha_3: 450, teng_lang_3: 450 },
  stock: { ...common, ...none, teng_bon_3: 800, tode_3: 120 },
  yeekee: { ...common, ...none, teng_bon_3: 850, tode_3: 120 },
  yeekee_5: {
    ...none,
    teng_bon_3: 800,
    tode_3: 100,
    teng_bon_2: 85,
    teng_lang_2: 85,
    teng_bon_1: 3,
    teng_lang_1: 4,
  },
};

/** Smallest stake of a line. */
export const betMin: Satang = satang(1_00);

/** Largest stake of a line, by option. */
export const betMax: Readonly<Record<PoyOption, Satang>> = {
  teng_bon_1: satang(10_000_00),
  teng_lang_1: satang(10_000_00),
  teng_bon_2: satang(5_000_00),
  teng_lang_2: satang(5_000_00),
  teng_bon_3: satang(1_000_00),
  tode_3: satang(2_000_00),
  teng_bon_nha_3: satang(1_000_00),
  teng_lang_3: satang(1_000_00),
};

/** Field of a round that carries an option's largest stake. */
export function betMaxField<Option extends PoyOption>(option: Option): `betMax_${Option}` {
  return `betMax_${option}`;
}

/** The table a market pays by; null for four-digit sets, which have prizes instead of rates. */
export function rateKindOf(betGroup: string, betType: string): RateKind | null {
  if (betGroup === "gov") return "government";
  if (betGroup === "stock") return "stock";
  if (betGroup === "yeekee") return betType === "yeekee_5" ? "yeekee_5" : "yeekee";
  return null;
}
