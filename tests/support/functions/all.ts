import { cancellingCases } from "./cancelling";
import type { FunctionCases } from "./case";
import { ledgerCases } from "./ledger";
import { limitsCases } from "./limits";
import { payoutCases } from "./payouts";
import { placingCases } from "./placing";
import { poysCases } from "./poys";
import { rewardCases } from "./rewards";
import { setsCases } from "./sets";
import { settlementCases } from "./settlement";
import { spansCases } from "./spans";
import { stepCases } from "./steps";

/** By the file that has them. */
export const functionCases = {
  cancelling: cancellingCases,
  ledger: ledgerCases,
  limits: limitsCases,
  payouts: payoutCases,
  placing: placingCases,
  poys: poysCases,
  rewards: rewardCases,
  sets: setsCases,
  settlement: settlementCases,
  spans: spansCases,
  steps: stepCases,
} as const satisfies Record<string, FunctionCases>;
