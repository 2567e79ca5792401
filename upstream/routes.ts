/**
 * The one list of what this upstream serves: each noun keeps its own calls, and here they come together. A new call is
 * added to its noun; a new noun is added here.
 */
import { callName } from "@/lib/contract/endpoint";
import { achievementCalls } from "./achievements/calls";
import { affiliateCalls } from "./affiliates/calls";
import { auditCalls } from "./audit/audit";
import { readLogCall } from "./audit/read-log";
import { bankCalls } from "./banks/calls";
import { contentCalls } from "./content/calls";
import { depositCalls } from "./deposits/calls";
import { fileCalls } from "./files/calls";
import type { ServedEndpoint } from "./http/define-handler";
import { balanceCalls } from "./ledger/balances";
import { lotteryCalls } from "./lotteries/calls";
import { passwordCalls } from "./members/change-password";
import { closeAccountCall } from "./members/close-account";
import { confirmPinCall } from "./members/confirm-pin";
import { exportDataCall } from "./members/export-data";
import { infoCalls } from "./members/infos";
import { lineLinkCall } from "./members/line-link";
import { lineLoginCalls } from "./members/line-login";
import { loginCalls } from "./members/login";
import { loginCodeCalls } from "./members/login-codes";
import { notificationSettingCalls } from "./members/notification-settings";
import { phoneNumberCall } from "./members/phone-number";
import { playerLimitCalls } from "./members/player-limits";
import { sessionSummaryCall } from "./members/session-summary";
import { sessionCalls } from "./members/sessions";
import { signupCalls } from "./members/signup";
import { termsCalls } from "./members/terms";
import { verifyOtpCall } from "./members/verify-otp";
import { outboxCalls } from "./notices/message-outbox";
import { notificationCalls } from "./notices/notifications";
import { pushTokenCall } from "./notices/push-tokens";
import { numberCalls } from "./numbers/number-rates";
import { numberSetCalls } from "./numbers/number-sets";
import { accessLogCall } from "./operators/access-log";
import { adjustMoneyCall } from "./operators/adjust-money";
import { approvalCalls } from "./operators/approvals/calls";
import { approvalRuleCalls } from "./operators/approvals/set-rule";
import { bankFeedCalls } from "./operators/bank-feed";
import { operatorBankCalls } from "./operators/banks";
import { resultCalls } from "./operators/confirm-result";
import { editorCalls } from "./operators/content";
import { operatorDepositCalls } from "./operators/deposits";
import { ledgerCalls } from "./operators/ledger";
import { limitCalls } from "./operators/limits";
import { operatorLoginCall } from "./operators/login";
import { maintenanceCall } from "./operators/maintenance";
import { memberIdentityCalls } from "./operators/member-identity";
import { memberCalls } from "./operators/members";
import { operatorPartnerCalls } from "./operators/partners";
import { payRoundCall } from "./operators/pay-round";
import { operatorRoundCalls } from "./operators/rounds";
import { secondFactorCalls } from "./operators/second-factor";
import { operatorSessionCalls } from "./operators/sessions";
import { setAgentSupportCall } from "./operators/set-agent-support";
import { setQuotaCall } from "./operators/set-quota";
import { rateCalls } from "./operators/set-rates";
import { setSiteCall } from "./operators/set-site";
import { staffCalls } from "./operators/staff";
import { visitorViewCalls } from "./operators/visitors";
import { operatorWithdrawCalls } from "./operators/withdraws";
import { requestOtpCall } from "./otps/request-otp";
import { gameListCalls } from "./partners/game-lists";
import { launchCalls } from "./partners/launch";
import { passkeyCalls } from "./passkeys/register";
import { passkeyUseCalls } from "./passkeys/use";
import { poyCalls } from "./poys/calls";
import { realtimeCalls } from "./realtime/calls";
import { marketCalls } from "./rounds/all-markets";
import { roundCalls } from "./rounds/calls";
import { dayCalls } from "./rounds/day-of-rounds";
import { siteCalls } from "./site/calls";
import { statementCalls } from "./statements/statement";
import { turnoverCalls } from "./turnovers/calls";
import { visitorCalls } from "./visitors/identify";
import { withdrawCalls } from "./withdrawals/calls";
import { yingCalls } from "./yeekee/calls";

/** Every call that this upstream serves. */
export const routes: readonly ServedEndpoint[] = [
  accessLogCall,
  ...achievementCalls,
  ...affiliateCalls,
  adjustMoneyCall,
  ...approvalCalls,
  ...approvalRuleCalls,
  ...auditCalls,
  ...balanceCalls,
  ...bankCalls,
  ...bankFeedCalls,
  closeAccountCall,
  confirmPinCall,
  ...contentCalls,
  ...dayCalls,
  ...depositCalls,
  ...editorCalls,
  exportDataCall,
  ...fileCalls,
  ...gameListCalls,
  ...loginCodeCalls,
  ...infoCalls,
  ...launchCalls,
  ...ledgerCalls,
  ...limitCalls,
  lineLinkCall,
  ...lineLoginCalls,
  ...loginCalls,
  ...marketCalls,
  maintenanceCall,
  ...memberCalls,
  ...memberIdentityCalls,
  ...lotteryCalls,
  ...notificationSettingCalls,
  ...notificationCalls,
  ...numberCalls,
  ...numberSetCalls,
  ...operatorBankCalls,
  ...operatorDepositCalls,
  operatorLoginCall,
  ...operatorPartnerCalls,
  ...operatorRoundCalls,
  ...operatorSessionCalls,
  ...operatorWithdrawCalls,
  payRoundCall,
  ...passwordCalls,
  phoneNumberCall,
  ...passkeyCalls,
  ...passkeyUseCalls,
  ...playerLimitCalls,
  ...outboxCalls,
  requestOtpCall,
  verifyOtpCall,
  ...poyCalls,
  pushTokenCall,
  readLogCall,
  ...rateCalls,
  ...realtimeCalls,
  ...resultCalls,
  ...roundCalls,
  ...secondFactorCalls,
  ...sessionCalls,
  sessionSummaryCall,
  setQuotaCall,
  setSiteCall,
  setAgentSupportCall,
  ...signupCalls,
  ...siteCalls,
  ...staffCalls,
  ...statementCalls,
  ...termsCalls,
  ...turnoverCalls,
  ...withdrawCalls,
  ...visitorCalls,
  ...visitorViewCalls,
  ...yingCalls,
];

/** Their names, for the test that holds them against the contract. */
export const servedNames = (): readonly string[] => routes.map(({ entry }) => callName(entry));
