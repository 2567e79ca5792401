import type { TransactionType } from "@/lib/domain/transactions";
import type words from "@/locales/th/statement.json";

/** The words of the statement and of the status page; Thai is the reference. */
export type StatementWords = typeof words;

/** Every type of movement in the member's language. */
export type TypeWords = Record<TransactionType, string>;

/** What a row speaks. `names` are the markets' by betType. */
export interface RowWords {
  types: TypeWords;
  row: StatementWords["row"];
  note: StatementWords["note"];
  status: StatementWords["status"];
  names: Readonly<Record<string, string>>;
}
