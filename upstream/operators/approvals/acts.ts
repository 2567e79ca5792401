import { adjustMoneyAct } from "../adjust-money";
import { approveWithdrawAct } from "../approve-withdraw";
import { confirmResultAct } from "../confirm-result";
import { setMemberNameAct, setMemberPhoneAct } from "../member-identity";
import { payRoundAct } from "../pay-round";
import { resolveFeedRowAct } from "../resolve-feed-row";
import { setQuotaAct } from "../set-quota";
import { setLimitAct, setRateAct } from "../set-rates";
import { createStaffAct, enableAct, resetSecondFactorAct, setRoleAct } from "../staff-approvals";
import { voidRoundAct } from "../void-round";
import type { AnyAct } from "./act";
import { setRuleAct } from "./set-rule";

/** Every action that may need a second person; an approved one is executed by the action of the same name. */
export const acts: readonly AnyAct[] = [
  adjustMoneyAct,
  approveWithdrawAct,
  confirmResultAct,
  createStaffAct,
  enableAct,
  payRoundAct,
  resetSecondFactorAct,
  resolveFeedRowAct,
  setLimitAct,
  setMemberNameAct,
  setMemberPhoneAct,
  setQuotaAct,
  setRateAct,
  setRoleAct,
  setRuleAct,
  voidRoundAct,
];
