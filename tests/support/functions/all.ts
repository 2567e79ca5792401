import type { FunctionCases } from "./case";
import { ledgerCases } from "./ledger";
import { limitsCases } from "./limits";
import { payoutCases } from "./payouts";
import { poysCases } from "./poys";
import { rewardCases } from "./rewards";
import { settlementCases } from "./settlement";
import { spansCases } from "./spans";

/** By the file that has them. */
export const functionCases = {
  ledger: ledgerCases,
  limits: limitsCases,
  payouts: payoutCases,
  poys: poysCases,
  rewards: rewardCases,
  settlement: settlementCases,
  spans: spansCases,
} as const satisfies Record<string, FunctionCases>;
