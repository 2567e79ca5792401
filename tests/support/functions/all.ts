import { cancellingCases } from "./cancelling";
import type { FunctionCases } from "./case";
import { daysCases } from "./days";
import { ledgerCases } from "./ledger";
import { limitsCases } from "./limits";
import { payoutCases } from "./payouts";
import { placingCases } from "./placing";
import { poysCases } from "./poys";
import { rewardCases } from "./rewards";
import { setsCases } from "./sets";
import { spansCases } from "./spans";
import { stepCases } from "./steps";
import { totalsCases } from "./totals";

/** Cases by the file that has them. */
export const functionCases = {
  cancelling: cancellingCases,
  ledger: ledgerCases,
  limits: limitsCases,
  payouts: payoutCases,
  placing: placingCases,
  poys: poysCases,
  rewards: rewardCases,
  sets: setsCases,
  // What is summed of days is read by the sums of spans.
  spans: { cases: [...spansCases.cases, ...daysCases.cases], races: [] },
  steps: stepCases,
  totals: totalsCases,
} as const satisfies Record<string, FunctionCases>;
