import type { UserBank } from "@/lib/contract/banks";
import type { Turnover } from "@/lib/contract/turnovers";
import type { Satang } from "@/lib/domain/money/money";
import { withdrawMin } from "@/lib/domain/withdrawals/withdrawal";

/** What a withdrawal needs, and whether it is there; null for what is not known and left to the upstream. */
export interface Conditions {
  bank: boolean;
  turnover: boolean | null;
  money: boolean | null;
}

interface Known {
  accounts: readonly UserBank[];
  turnover: Turnover | null;
  cash: Satang | null;
}

export function conditionsOf({ accounts, turnover, cash }: Known): Conditions {
  return {
    bank: accounts.some(({ status }) => status === "approved"),
    turnover: turnover?.canWithdraw ?? null,
    money: cash === null ? null : cash >= withdrawMin,
  };
}
