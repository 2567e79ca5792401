import {
  type BetTypeKey,
  type Digits,
  digitsOf,
  type HelperKey,
  isHelperKey,
  isInstantHelper,
  isPoyOption,
  type PoyOption,
} from "./options";

const runs = ["teng_bon_1", "teng_lang_1"] as const;
const twos = ["teng_bon_2", "teng_lang_2"] as const;
const threes = ["teng_bon_3", "teng_bon_nha_3", "teng_lang_3"] as const;
const sweeps = ["option_2_19", "option_2_roodnha", "option_2_roodlung"] as const;

const removedByRun = [...twos, ...threes, "tode_3", "shuffle_2", "shuffle_3", ...sweeps] as const;
const removedByTwo = [...runs, ...threes, "tode_3", "shuffle_3"] as const;
const removedByThree = [...runs, ...twos, "shuffle_2", ...sweeps] as const;

/**
 * What choosing a key deselects. The table is not symmetric: 19 doors deselects the two-digit markets, but
 * choosing a two-digit market leaves 19 doors on.
 */
export const conflicts: Readonly<Record<BetTypeKey, readonly BetTypeKey[]>> = {
  teng_bon_1: removedByRun,
  teng_lang_1: removedByRun,
  teng_bon_2: removedByTwo,
  teng_lang_2: removedByTwo,
  teng_bon_3: removedByThree,
  teng_bon_nha_3: removedByThree,
  teng_lang_3: removedByThree,
  tode_3: [...runs, ...twos, "shuffle_2", "shuffle_3", ...sweeps],
  shuffle_3: [...runs, ...twos, "tode_3", "shuffle_2", ...sweeps],
  shuffle_2: [...runs, ...threes, "tode_3", "shuffle_3", ...sweeps],
  option_2_roodnha: ["shuffle_2", "option_2_19", "option_2_roodlung"],
  option_2_roodlung: ["shuffle_2", "option_2_19", "option_2_roodnha"],
  option_2_ble: [],
  option_2_low: [],
  option_2_high: [],
  option_2_even: [],
  option_2_odd: [],
  option_2_19: [
    ...runs,
    ...twos,
    ...threes,
    "tode_3",
    "shuffle_3",
    "option_2_ble",
    "option_2_low",
    "option_2_high",
    "option_2_even",
    "option_2_odd",
  ],
};

/**
 * The selection after choosing a key, by the table alone. Choosing a selected key only deselects it; a helper
 * that acts at once is never selected.
 */
export function choose(selected: readonly BetTypeKey[], key: BetTypeKey): readonly BetTypeKey[] {
  if (selected.includes(key)) return selected.filter((one) => one !== key);
  const left = selected.filter((one) => !conflicts[key].includes(one));
  return isInstantHelper(key) ? left : [...left, key];
}

/**
 * The selection after a tap on the bet screen: the table, and two rules of the screen. A helper is deselected with its
 * last market, but for 19 doors, which by the table stands before its markets; a hidden helper does nothing.
 */
export function tap(selected: readonly BetTypeKey[], key: BetTypeKey): readonly BetTypeKey[] {
  if (isHelperKey(key) && !isHelperShown(selected, key)) return selected;
  const next = choose(selected, key);
  const stays = (one: BetTypeKey) =>
    !isHelperKey(one) || one === key || marketsOf(next, digitsOf(one)).length > 0;
  return next.filter(stays);
}

/**
 * Two-digit helpers need a two-digit market on and no three-digit one, the three-digit shuffle a straight market. A
 * chosen helper is shown, so that it can be taken off: 19 doors is chosen without its markets.
 */
export function isHelperShown(selected: readonly BetTypeKey[], helper: HelperKey): boolean {
  if (selected.includes(helper)) return true;
  if (digitsOf(helper) === 3) return threes.some((market) => selected.includes(market));
  return marketsOf(selected, 2).length > 0 && marketsOf(selected, 3).length === 0;
}

/** The selected options that take numbers of this length. */
export function marketsOf(selected: readonly BetTypeKey[], digits: number): readonly PoyOption[] {
  return selected.filter(isPoyOption).filter((option) => digitsOf(option) === digits);
}

/** The selection when a bet screen opens: three top for the government, both two-digit markets elsewhere. */
export function openingSelection(betGroup: string): readonly BetTypeKey[] {
  return betGroup === "gov" ? ["teng_bon_3"] : ["teng_bon_2", "teng_lang_2"];
}

/** What a panel opens with, of what a round offers: both two-digit markets, else the first of its length. */
export function openingOn(digits: Digits, offered: readonly PoyOption[]): readonly PoyOption[] {
  const here = offered.filter((option) => digitsOf(option) === digits);
  return digits === 2 ? here : here.slice(0, 1);
}
