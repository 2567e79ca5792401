import type { TransactionWords } from "@/lib/i18n/transaction-word";
import type words from "@/locales/th/statement.json";

/** Messages of the statement and of the status page; Thai is the reference. */
export type StatementWords = typeof words;

/** Messages of a row. `names` are the markets' by betType, `games` those of the site's own games by game. */
export interface RowWords {
  types: TransactionWords;
  row: StatementWords["row"];
  note: StatementWords["note"];
  status: StatementWords["status"];
  names: Readonly<Record<string, string>>;
  games: Readonly<Record<string, string>>;
}
