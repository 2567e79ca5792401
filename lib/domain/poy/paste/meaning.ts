/**
 * What a word says. `place`: letters of the slip, T top, B bottom, D tode, F front, R every order, W run, S straight,
 * a b c one, two, three digits. `each`: the price follows. `joins`: no more than a comma. `stops`: never a bet.
 * `kind`: courtesy, or a word without a meaning here.
 */
export type Meaning =
  | { readonly says: "place"; readonly marks: string }
  | { readonly says: "helper"; readonly helper: WrittenHelper }
  | { readonly says: "each" | "joins" | "courtesy" | "stops" | "unit" }
  | { readonly says: "market"; readonly markets: readonly string[] };

/** Sweeps as the keypad has them; `sweep` alone does not say which. */
export type WrittenHelper =
  | "sweep"
  | "option_2_19"
  | "option_2_roodnha"
  | "option_2_roodlung"
  | "option_2_ble";

export const place = (marks: string): Meaning => ({ says: "place", marks });
export const helper = (key: WrittenHelper): Meaning => ({ says: "helper", helper: key });
export const market = (...markets: string[]): Meaning => ({ says: "market", markets });
