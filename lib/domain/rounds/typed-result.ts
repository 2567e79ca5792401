import { plainLine } from "../money/typed-amount";
import type { FourDigitResult, GovernmentResult, ThreeDigitResult } from "../settlement/settlement";

/** A box of the form in which a result is typed, and how many digits it takes. */
export interface ResultField {
  readonly name:
    | "first"
    | "front3a"
    | "front3b"
    | "back3a"
    | "back3b"
    | "back2"
    | "top3"
    | "bottom2"
    | "draw4";
  readonly digits: number;
}

/** As the call takes it, whose pairs are not read-only. */
export type TypedResult =
  | (Pick<GovernmentResult, "first" | "back2"> & { front3: [string, string]; back3: [string, string] })
  | ThreeDigitResult
  | FourDigitResult;

type Typed = Readonly<Partial<Record<ResultField["name"], string>>>;

const government: readonly ResultField[] = [
  { name: "first", digits: 6 },
  { name: "front3a", digits: 3 },
  { name: "front3b", digits: 3 },
  { name: "back3a", digits: 3 },
  { name: "back3b", digits: 3 },
  { name: "back2", digits: 2 },
];
const threeDigit: readonly ResultField[] = [
  { name: "top3", digits: 3 },
  { name: "bottom2", digits: 2 },
];
const fourDigit: readonly ResultField[] = [{ name: "draw4", digits: 4 }];

/** The boxes of a group of markets, in the order in which results are announced; none where shots decide. */
export function resultFields(betGroup: string): readonly ResultField[] {
  if (betGroup === "gov") return government;
  if (betGroup === "set_4") return fourDigit;
  return betGroup === "stock" ? threeDigit : [];
}

export type DigitsProblem = "onlyDigits" | "tooMany" | "tooFew";

/**
 * What is wrong with digits as they are typed or copied, in any of the site's scripts; null when there are so many.
 * Nothing is cut off: of an index, `38,274.05`, the first three digits are no result.
 */
export function digitsProblem(text: string, digits: number): DigitsProblem | null {
  const typed = plainLine(text);
  if (/\D/.test(typed)) return "onlyDigits";
  if (typed.length === digits) return null;
  return typed.length > digits ? "tooMany" : "tooFew";
}

/** The result that was typed; null while a box holds anything but its digits. */
export function typedResult(betGroup: string, typed: Typed): TypedResult | null {
  const fields = resultFields(betGroup);
  const isWrong = ({ name, digits }: ResultField) => digitsProblem(typed[name] ?? "", digits) !== null;
  if (fields.length === 0 || fields.some(isWrong)) return null;
  const of = (name: ResultField["name"]) => plainLine(typed[name] ?? "");
  if (betGroup === "set_4") return { draw4: of("draw4") };
  if (betGroup !== "gov") return { top3: of("top3"), bottom2: of("bottom2") };
  return {
    first: of("first"),
    front3: [of("front3a"), of("front3b")],
    back3: [of("back3a"), of("back3b")],
    back2: of("back2"),
  };
}
