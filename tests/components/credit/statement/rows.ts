import type { RowWords } from "@/components/credit/statement/statement-words";
import type { TransactionRow } from "@/lib/contract/transactions";
import { satang } from "@/lib/domain/money/money";
import type { TransactionType } from "@/lib/domain/money/transactions";
import credit from "@/locales/en/credit.json";
import statement from "@/locales/en/statement.json";

export const rowWords: RowWords = {
  types: credit.type,
  row: statement.row,
  note: statement.note,
  status: statement.status,
  games: { "golden-lotus": "Lotus of gold" },
  names: { th_close: "Thai stocks, close" },
};

/** A row of a type, as the upstream returns it. */
export const rowOf = (
  transactionType: TransactionType,
  changes: Partial<TransactionRow> = {},
): TransactionRow => ({
  id: "41",
  createdAt: "2026-11-23T10:15:22+07:00",
  transactionType,
  amount: satang(100_25),
  balance: satang(1_100_25),
  ref: { kind: "other", id: "41" },
  note: null,
  ...changes,
});

export const poyId = "0b9f2f5e-1111-4222-8333-444455556666";
export const slip = {
  poyNo: 1207,
  betId: "th_close-2026-11-23",
  betGroup: "stock",
  betType: "th_close",
  roundName: "หุ้นไทยปิด",
};
