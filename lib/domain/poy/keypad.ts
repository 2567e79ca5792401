import { isHelperShown, tap } from "./conflicts";
import { instantPicks, type Pick, picksOf } from "./helpers";
import { type BetTypeKey, digitsOf, isInstantHelper, isPoyOption } from "./options";

/** The selected options, and the digits typed so far. */
export interface Keypad {
  readonly selected: readonly BetTypeKey[];
  readonly typed: string;
}

/** The keypad after a key, and the batch that the key completed (empty when none). */
export interface Pressed {
  readonly keypad: Keypad;
  readonly picks: readonly Pick[];
}

/** The number of digit boxes: 1 for runs, 19 doors and sweeps, 3 for three-digit options, else 2. */
export function digitBoxCount(selected: readonly BetTypeKey[]): 1 | 2 | 3 {
  const oneDigit: readonly BetTypeKey[] = ["option_2_19", "option_2_roodnha", "option_2_roodlung"];
  const options = selected.filter(isPoyOption);
  if (selected.some((key) => oneDigit.includes(key)) || options.some((key) => digitsOf(key) === 1)) return 1;
  return options.some((key) => digitsOf(key) === 3) ? 3 : 2;
}

/**
 * A key of the screen or of a keyboard: `0`–`9`, `Backspace`, `Delete` (clears the boxes); others do nothing.
 * Full boxes add their number at once. With no option selected, digits are ignored.
 */
export function press(keypad: Keypad, key: string): Pressed {
  if (key === "Backspace") return quiet(keypad, keypad.typed.slice(0, -1));
  if (key === "Delete") return quiet(keypad, "");
  if (!/^[0-9]$/.test(key) || !keypad.selected.some(isPoyOption)) return quiet(keypad, keypad.typed);
  const typed = keypad.typed + key;
  if (typed.length < digitBoxCount(keypad.selected)) return quiet(keypad, typed);
  return { keypad: { ...keypad, typed: "" }, picks: picksOf(keypad.selected, typed) };
}

/** A tap on an option or helper. An instant helper returns its batch and changes nothing else. */
export function pressOption(keypad: Keypad, key: BetTypeKey): Pressed {
  if (isInstantHelper(key)) {
    const picks = isHelperShown(keypad.selected, key) ? instantPicks(keypad.selected, key) : [];
    return { keypad, picks };
  }
  const selected = tap(keypad.selected, key);
  // Digits typed for boxes of another length would complete a number that nobody meant.
  const typed = digitBoxCount(selected) === digitBoxCount(keypad.selected) ? keypad.typed : "";
  return { keypad: { selected, typed }, picks: [] };
}

function quiet(keypad: Keypad, typed: string): Pressed {
  return { keypad: typed === keypad.typed ? keypad : { ...keypad, typed }, picks: [] };
}
