import {
  type BetTypeKey,
  digitsOf,
  type HelperKey,
  isHelperKey,
  isInstantHelper,
  type PoyOption,
  poyOptions,
} from "./options";

/** A number on an option, before it has a price. */
export interface Pick {
  readonly option: PoyOption;
  readonly number: string;
}

const tens = Array.from({ length: 10 }, (_, digit) => String(digit));
const hundred = tens.flatMap((front) => tens.map((back) => front + back));

const makers: Record<HelperKey, (typed: string) => readonly string[]> = {
  shuffle_2: permutations,
  shuffle_3: permutations,
  option_2_19: (digit) => [...tens.map((back) => digit + back), ...tens.map((front) => front + digit)],
  option_2_roodnha: (digit) => tens.map((back) => digit + back),
  option_2_roodlung: (digit) => tens.map((front) => front + digit),
  option_2_ble: () => tens.map((digit) => digit + digit),
  option_2_low: () => hundred.slice(0, 50),
  option_2_high: () => hundred.slice(50),
  option_2_even: () => hundred.filter((number) => Number(number) % 2 === 0),
  option_2_odd: () => hundred.filter((number) => Number(number) % 2 === 1),
};

/**
 * The numbers that a helper makes: zero-padded, distinct, sorted.
 * `typed` is one digit for 19 doors and the sweeps, the whole number for a shuffle, unused by instant helpers.
 */
export function numbersOf(helper: HelperKey, typed = ""): readonly string[] {
  if (!isInstantHelper(helper) && !new RegExp(`^\\d{${typedDigits(helper)}}$`).test(typed)) return [];
  return distinctSorted(makers[helper](typed));
}

/** Every distinct order of the digits, sorted. */
export function permutations(number: string): readonly string[] {
  if (number.length <= 1) return [number];
  const all = [...number].flatMap((digit, at) =>
    permutations(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  );
  return distinctSorted(all);
}

/** How many digits a member types for a helper; 0 for those that act at once. */
export function typedDigits(helper: HelperKey): 0 | 1 | 2 | 3 {
  if (isInstantHelper(helper)) return 0;
  return helper === "shuffle_2" || helper === "shuffle_3" ? digitsOf(helper) : 1;
}

/**
 * What full digit boxes add to the slip. Modes that are on together give the union, once per market; while a
 * mode is on, the typed number itself is not added.
 */
export function picksOf(selected: readonly BetTypeKey[], typed: string): readonly Pick[] {
  return poyOptions
    .filter((option) => selected.includes(option))
    .flatMap((option) => numbersFor(selected, option, typed).map((number) => ({ option, number })));
}

/** What an instant helper adds to the slip: its numbers on every selected two-digit market. */
export function instantPicks(selected: readonly BetTypeKey[], helper: HelperKey): readonly Pick[] {
  if (!isInstantHelper(helper)) return [];
  return poyOptions
    .filter((option) => selected.includes(option) && digitsOf(option) === digitsOf(helper))
    .flatMap((option) => numbersOf(helper).map((number) => ({ option, number })));
}

function numbersFor(selected: readonly BetTypeKey[], option: PoyOption, typed: string): readonly string[] {
  const modes = selected
    .filter(isHelperKey)
    .filter((helper) => digitsOf(helper) === digitsOf(option) && typedDigits(helper) === typed.length);
  if (modes.length > 0) return distinctSorted(modes.flatMap((mode) => numbersOf(mode, typed)));
  return typed.length === digitsOf(option) ? [typed] : [];
}

function distinctSorted(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers)].sort();
}
