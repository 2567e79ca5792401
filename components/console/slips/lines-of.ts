import type { OperatorPoy } from "@/lib/contract/operators/poys";
import type { PoyLineOutcome } from "@/lib/contract/poys";
import type { Satang } from "@/lib/domain/money/money";
import type { PoyOption } from "@/lib/domain/poy/options";

/** A line of either kind: an option with its rate, or a number of sets. */
export interface SlipLine {
  key: string;
  number: string;
  option?: PoyOption;
  multiply?: number;
  sets?: number;
  price: Satang;
  outcome: PoyLineOutcome;
  win: Satang;
}

/** A slip's lines in the order in which they were accepted. */
export const slipLines = ({ poyListJson, setListJson }: OperatorPoy): readonly SlipLine[] =>
  (setListJson ?? poyListJson).map((line, at) => ({ ...line, key: String(at) }));
