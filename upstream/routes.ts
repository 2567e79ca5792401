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
import { depositChannelCalls } from "./operators/deposit-channels";
import { operatorDepositCalls } from "./operators/deposits";
import { gameRoundCall } from "./operators/game-rounds";
import { healthCall } from "./operators/health";
import { holidayCall } from "./operators/holiday";
import { houseAccountCalls } from "./operators/house-accounts";
import { jobCalls } from "./operators/jobs";
import { ledgerCalls } from "./operators/ledger";
import { limitCalls } from "./operators/limits";
import { operatorLoginCall } from "./operators/login";
import { maintenanceCall } from "./operators/maintenance";
import { marketRateCall } from "./operators/market-rates";
import { memberEvidenceCalls } from "./operators/member-evidence";
import { memberIdentityCalls } from "./operators/member-identity";
import { memberMoneyCalls } from "./operators/member-money";
import { memberCalls } from "./operators/members";
import { noteCalls } from "./operators/notes";
import { partnerKeyCalls } from "./operators/partner-keys";
import { operatorPartnerCalls } from "./operators/partners";
import { payRoundCall } from "./operators/pay-round";
import { operatorPoyCalls } from "./operators/poys";
import { queueCalls } from "./operators/queues/calls";
import { reportCall } from "./operators/report-days";
import { roundViewCalls } from "./operators/round-views";
import { operatorRoundCalls } from "./operators/rounds";
import { secondFactorCalls } from "./operators/second-factor";
import { operatorSessionCalls } from "./operators/sessions";
import { setAgentSupportCall } from "./operators/set-agent-support";
import { setQuotaCall } from "./operators/set-quota";
import { rateCalls } from "./operators/set-rates";
import { setSiteCall } from "./operators/set-site";
import { staffCalls } from "./operators/staff";
import { tierCalls } from "./operators/tiers";
import { todayCall } from "./operators/today/today";
import { viewAsCall } from "./operators/view-as";
import { viewCalls } from "./operators/views";
import { visitorViewCalls } from "./operators/visitors";
import { operatorWithdrawCalls } from "./operators/withdraws";
import { requestOtpCall } from "./otps/request-otp";
import { gameListCalls } from "./partners/game-lists";
import { launchCalls } from "./partners/launch";
import { oneRoundCall } from "./partners/one-round";
import { passkeyCalls } from "./passkeys/register";
import { passkeyUseCalls } from "./passkeys/use";
import { poyCalls } from "./poys/calls";
import { realtimeCalls } from "./realtime/calls";
import { marketCalls } from "./rounds/all-markets";
import { roundCalls } from "./rounds/calls";
import { dayCalls } from "./rounds/day-of-rounds";
import { simulateTransferCall } from "./simulators/bank/simulate-transfer";
import { siteCalls } from "./site/calls";
import { shellCall } from "./site/member-shell";
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
  ...depositChannelCalls,
  ...editorCalls,
  exportDataCall,
  ...fileCalls,
  ...gameListCalls,
  ...loginCodeCalls,
  ...infoCalls,
  gameRoundCall,
  healthCall,
  holidayCall,
  ...houseAccountCalls,
  ...jobCalls,
  ...launchCalls,
  ...ledgerCalls,
  ...limitCalls,
  lineLinkCall,
  ...lineLoginCalls,
  ...loginCalls,
  marketRateCall,
  ...marketCalls,
  maintenanceCall,
  ...memberCalls,
  ...memberEvidenceCalls,
  ...memberIdentityCalls,
  ...memberMoneyCalls,
  ...lotteryCalls,
  ...noteCalls,
  ...notificationSettingCalls,
  ...notificationCalls,
  ...numberCalls,
  ...numberSetCalls,
  ...operatorBankCalls,
  ...operatorDepositCalls,
  oneRoundCall,
  operatorLoginCall,
  ...operatorPartnerCalls,
  ...operatorPoyCalls,
  ...operatorRoundCalls,
  ...roundViewCalls,
  ...operatorSessionCalls,
  ...operatorWithdrawCalls,
  ...partnerKeyCalls,
  payRoundCall,
  ...passwordCalls,
  ...queueCalls,
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
  reportCall,
  ...rateCalls,
  ...realtimeCalls,
  ...resultCalls,
  ...roundCalls,
  ...secondFactorCalls,
  ...sessionCalls,
  sessionSummaryCall,
  shellCall,
  setQuotaCall,
  setSiteCall,
  setAgentSupportCall,
  ...signupCalls,
  simulateTransferCall,
  ...siteCalls,
  ...staffCalls,
  ...statementCalls,
  ...termsCalls,
  ...tierCalls,
  todayCall,
  ...turnoverCalls,
  viewAsCall,
  ...viewCalls,
  ...withdrawCalls,
  ...visitorCalls,
  ...visitorViewCalls,
  ...yingCalls,
];

/** Their names, for the test that holds them against the contract. */
export const servedNames = (): readonly string[] => routes.map(({ entry }) => callName(entry));
