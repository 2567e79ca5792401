import type { AnyAction } from "./approvals/act";
import { setRuleAction } from "./approvals/set-rule";
import { addHouseAccountAction, changeHouseAccountAction } from "./deposits/house-accounts";
import { resolveFeedRowAction } from "./deposits/resolve-feed-row";
import { adjustMoneyAction } from "./members/adjust-money";
import { setMemberNameAction, setMemberPhoneAction } from "./members/identity";
import { setMarketRatesAction } from "./numbers/market-rates";
import { setQuotaAction } from "./numbers/set-quota";
import { setLimitAction, setRateAction } from "./numbers/set-rates";
import { setTiersAction } from "./numbers/tiers";
import { acceptBreakAction } from "./operators/accept-break";
import {
  createStaffAction,
  disableAction,
  enableAction,
  resetSecondFactorAction,
  setRoleAction,
} from "./operators/staff-approvals";
import { issuePartnerKeyAction } from "./partners/operator-keys";
import { confirmResultAction } from "./round-control/confirm-result";
import { payRoundAction } from "./round-control/pay-round";
import { rescheduleRoundAction } from "./round-control/reschedule-action";
import { resumeRoundAction } from "./round-control/resume-round";
import { setCalendarAction } from "./round-control/set-calendar";
import { voidRoundAction } from "./round-control/void-round";
import { approveWithdrawAction } from "./withdrawals/approve-withdraw";

/** Every action that may need a second person; an approved one is executed by the action of the same name. */
export const actions: readonly AnyAction[] = [
  acceptBreakAction,
  addHouseAccountAction,
  adjustMoneyAction,
  approveWithdrawAction,
  changeHouseAccountAction,
  confirmResultAction,
  createStaffAction,
  disableAction,
  enableAction,
  issuePartnerKeyAction,
  payRoundAction,
  rescheduleRoundAction,
  resetSecondFactorAction,
  resolveFeedRowAction,
  resumeRoundAction,
  setCalendarAction,
  setLimitAction,
  setMarketRatesAction,
  setMemberNameAction,
  setMemberPhoneAction,
  setQuotaAction,
  setRateAction,
  setRoleAction,
  setRuleAction,
  setTiersAction,
  voidRoundAction,
];
