import { adjustMoneyAct } from "../adjust-money";
import { createStaffAct, enableAct, resetSecondFactorAct, setRoleAct } from "../staff-approvals";
import type { AnyAct } from "./act";
import { setRuleAct } from "./set-rule";

/** Every act that may need a second person: what is approved is done by the one whose call asked for it. */
export const acts: readonly AnyAct[] = [
  adjustMoneyAct,
  createStaffAct,
  enableAct,
  resetSecondFactorAct,
  setRoleAct,
  setRuleAct,
];
