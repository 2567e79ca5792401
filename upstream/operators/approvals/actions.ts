import { adjustMoneyAction } from "../adjust-money";
import { approveWithdrawAction } from "../approve-withdraw";
import { confirmResultAction } from "../confirm-result";
import { addHouseAccountAction, changeHouseAccountAction } from "../house-accounts";
import { setMarketRatesAction } from "../market-rates";
import { setMemberNameAction, setMemberPhoneAction } from "../member-identity";
import { issuePartnerKeyAction } from "../partner-keys";
import { payRoundAction } from "../pay-round";
import { resolveFeedRowAction } from "../resolve-feed-row";
import { setQuotaAction } from "../set-quota";
import { setLimitAction, setRateAction } from "../set-rates";
import { createStaffAction, enableAction, resetSecondFactorAction, setRoleAction } from "../staff-approvals";
import { setTiersAction } from "../tiers";
import { voidRoundAction } from "../void-round";
import type { AnyAction } from "./act";
import { setRuleAction } from "./set-rule";

/** Every action that may need a second person; an approved one is executed by the action of the same name. */
export const actions: readonly AnyAction[] = [
  addHouseAccountAction,
  adjustMoneyAction,
  approveWithdrawAction,
  changeHouseAccountAction,
  confirmResultAction,
  createStaffAction,
  enableAction,
  issuePartnerKeyAction,
  payRoundAction,
  resetSecondFactorAction,
  resolveFeedRowAction,
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
