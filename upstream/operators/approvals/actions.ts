import { adjustMoneyAction } from "../adjust-money";
import { approveWithdrawAction } from "../approve-withdraw";
import { confirmResultAction } from "../confirm-result";
import { setMemberNameAction, setMemberPhoneAction } from "../member-identity";
import { payRoundAction } from "../pay-round";
import { resolveFeedRowAction } from "../resolve-feed-row";
import { setQuotaAction } from "../set-quota";
import { setLimitAction, setRateAction } from "../set-rates";
import { createStaffAction, enableAction, resetSecondFactorAction, setRoleAction } from "../staff-approvals";
import { voidRoundAction } from "../void-round";
import type { AnyAction } from "./act";
import { setRuleAction } from "./set-rule";

/** Every action that may need a second person; an approved one is executed by the action of the same name. */
export const actions: readonly AnyAction[] = [
  adjustMoneyAction,
  approveWithdrawAction,
  confirmResultAction,
  createStaffAction,
  enableAction,
  payRoundAction,
  resetSecondFactorAction,
  resolveFeedRowAction,
  setLimitAction,
  setMemberNameAction,
  setMemberPhoneAction,
  setQuotaAction,
  setRateAction,
  setRoleAction,
  setRuleAction,
  voidRoundAction,
];
