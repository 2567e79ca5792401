/** The eight options of a slip line, in the order in which a slip shows them. */
export const poyOptions = [
  "teng_bon_1",
  "teng_lang_1",
  "teng_bon_2",
  "teng_lang_2",
  "teng_bon_3",
  "tode_3",
  "teng_bon_nha_3",
  "teng_lang_3",
] as const;

export type PoyOption = (typeof poyOptions)[number];

/** Keys of the keypad that make numbers but are not bet on themselves. */
export const helperKeys = [
  "shuffle_2",
  "shuffle_3",
  "option_2_19",
  "option_2_roodnha",
  "option_2_roodlung",
  "option_2_ble",
  "option_2_low",
  "option_2_high",
  "option_2_even",
  "option_2_odd",
] as const;

export type HelperKey = (typeof helperKeys)[number];

/** Everything a member can tap above the keypad. */
export type BetTypeKey = PoyOption | HelperKey;

/** Helpers that add their numbers at once and never stay selected. */
export const instantHelpers = [
  "option_2_ble",
  "option_2_low",
  "option_2_high",
  "option_2_even",
  "option_2_odd",
] as const;

export type InstantHelper = (typeof instantHelpers)[number];
export type Digits = 1 | 2 | 3;

const digits: Record<BetTypeKey, Digits> = {
  teng_bon_1: 1,
  teng_lang_1: 1,
  teng_bon_2: 2,
  teng_lang_2: 2,
  teng_bon_3: 3,
  tode_3: 3,
  teng_bon_nha_3: 3,
  teng_lang_3: 3,
  shuffle_2: 2,
  shuffle_3: 3,
  option_2_19: 2,
  option_2_roodnha: 2,
  option_2_roodlung: 2,
  option_2_ble: 2,
  option_2_low: 2,
  option_2_high: 2,
  option_2_even: 2,
  option_2_odd: 2,
};

const options: ReadonlySet<string> = new Set(poyOptions);
const helpers: ReadonlySet<string> = new Set(helperKeys);
const instants: ReadonlySet<string> = new Set(instantHelpers);

/** Length of the numbers that an option takes, or that a helper makes. */
export function digitsOf(key: BetTypeKey): Digits {
  return digits[key];
}

export function isPoyOption(key: string): key is PoyOption {
  return options.has(key);
}

export function isHelperKey(key: string): key is HelperKey {
  return helpers.has(key);
}

export function isInstantHelper(key: string): key is InstantHelper {
  return instants.has(key);
}

export interface OptionGroup<Line> {
  readonly option: PoyOption;
  readonly lines: readonly Line[];
}

/** Lines by option in the slip's display order, each option's in the order given; options without lines are left out. */
export function groupByOption<Line extends { readonly option: PoyOption }>(
  lines: readonly Line[],
): readonly OptionGroup<Line>[] {
  return poyOptions
    .map((option) => ({ option, lines: lines.filter((line) => line.option === option) }))
    .filter((group) => group.lines.length > 0);
}

/** True when the number has exactly the digits that the option takes. */
export function isNumberFor(option: PoyOption, number: string): boolean {
  return /^\d+$/.test(number) && number.length === digits[option];
}
