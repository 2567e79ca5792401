/**
 * The one list of what this upstream serves: each noun keeps its own calls, and here they come together. A new call is
 * added to its noun; a new noun is added here.
 */
import { callName } from "@/lib/contract/endpoint";
import { achievementCalls } from "./achievements/calls";
import { affiliateCalls } from "./affiliates/calls";
import { actions } from "./approval-actions";
import { approvalCalls } from "./approvals/calls";
import { approvalRuleCalls } from "./approvals/set-rule";
import { auditCalls } from "./audit/audit";
import { readLogCall } from "./audit/read-log";
import { bankCalls } from "./banks/calls";
import { operatorBankCalls } from "./banks/operator-calls";
import { notificationCalls } from "./bell/calls";
import { contentCalls } from "./content/calls";
import { editorCalls } from "./content/operator-calls";
import { bankFeedCalls } from "./deposits/bank-feed";
import { depositCalls } from "./deposits/calls";
import { houseAccountCalls } from "./deposits/house-accounts";
import { operatorDepositCalls } from "./deposits/operator-calls";
import { depositChannelCalls } from "./deposits/operator-channels";
import { fileCalls } from "./files/calls";
import type { ServedEndpoint } from "./http/define-handler";
import { balanceCalls } from "./ledger/balances";
import { ledgerCalls } from "./ledger/operator-calls";
import { lotteryCalls } from "./lotteries/calls";
import { adjustMoneyCall } from "./members/adjust-money";
import { closeAccountCall } from "./members/close-account";
import { memberEvidenceCalls } from "./members/evidence";
import { exportDataCall } from "./members/export-data";
import { memberIdentityCalls } from "./members/identity";
import { infoCalls } from "./members/infos";
import { lineLinkCall } from "./members/login/line-link";
import { lineLoginCalls } from "./members/login/line-login";
import { loginCalls } from "./members/login/login";
import { loginCodeCalls } from "./members/login/login-codes";
import { sessionSummaryCall } from "./members/login/session-summary";
import { sessionCalls } from "./members/login/sessions";
import { noteCalls } from "./members/notes";
import { notificationSettingCalls } from "./members/notification-settings";
import { memberCalls } from "./members/operator-calls";
import { phoneNumberCall } from "./members/phone-number";
import { passwordCalls } from "./members/pin/change-password";
import { confirmPinCall } from "./members/pin/confirm-pin";
import { verifyOtpCall } from "./members/pin/verify-otp";
import { playerLimitCalls } from "./members/player-limits";
import { signupCalls } from "./members/signup";
import { termsCalls } from "./members/terms";
import { viewAsCall } from "./members/view-as";
import { outboxCalls } from "./notices/message-outbox";
import { pushTokenCall } from "./notices/push-tokens";
import { limitCalls } from "./numbers/limits";
import { marketRateCall } from "./numbers/market-rates";
import { numberCalls } from "./numbers/number-rates";
import { numberSetCalls } from "./numbers/number-sets";
import { setQuotaCall } from "./numbers/set-quota";
import { rateCalls } from "./numbers/set-rates";
import { tierCalls } from "./numbers/tiers";
import { acceptBreakCall } from "./operators/accept-break";
import { accessLogCall } from "./operators/access-log";
import { healthCall } from "./operators/health";
import { jobCalls } from "./operators/jobs";
import { operatorLoginCall } from "./operators/login";
import { reportCall } from "./operators/report-days";
import { secondFactorCalls } from "./operators/second-factor";
import { operatorSessionCalls } from "./operators/sessions";
import { staffCalls } from "./operators/staff";
import { todayCall } from "./operators/today/today";
import { viewCalls } from "./operators/views";
import { requestOtpCall } from "./otps/request-otp";
import { gameListCalls } from "./partners/game-lists";
import { gameRoundCall } from "./partners/game-rounds";
import { launchCalls } from "./partners/launch";
import { oneRoundCall } from "./partners/one-round";
import { operatorPartnerCalls } from "./partners/operator-calls";
import { partnerKeyCalls } from "./partners/operator-keys";
import { passkeyCalls } from "./passkeys/register";
import { passkeyUseCalls } from "./passkeys/use";
import { poyCalls } from "./poys/calls";
import { operatorPoyCalls } from "./poys/operator-calls";
import { queueCalls } from "./queues/calls";
import { realtimeCalls } from "./realtime/calls";
import { calendarDaysCall } from "./round-control/calendar-days";
import { resultCalls } from "./round-control/confirm-result";
import { holidayCall } from "./round-control/holiday";
import { operatorRoundCalls } from "./round-control/operator-calls";
import { payRoundCall } from "./round-control/pay-round";
import { setCalendarCall } from "./round-control/set-calendar";
import { marketCalls } from "./rounds/all-markets";
import { roundCalls } from "./rounds/calls";
import { dayCalls } from "./rounds/day-of-rounds";
import { roundViewCalls } from "./rounds/operator-views";
import { simulateTransferCall } from "./simulators/bank/simulate-transfer";
import { siteCalls } from "./site/calls";
import { maintenanceCall } from "./site/maintenance";
import { shellCall } from "./site/member-shell";
import { setAgentSupportCall } from "./site/set-agent-support";
import { setSiteCall } from "./site/set-site";
import { memberMoneyCalls } from "./statements/operator-calls";
import { statementCalls } from "./statements/statement";
import { ticketCalls } from "./tickets/calls";
import { operatorTicketCalls } from "./tickets/operator-calls";
import { turnoverCalls } from "./turnovers/calls";
import { visitorCalls } from "./visitors/identify";
import { visitorViewCalls } from "./visitors/operator-calls";
import { withdrawCalls } from "./withdrawals/calls";
import { operatorWithdrawCalls } from "./withdrawals/operator-calls";
import { yingCalls } from "./yeekee/calls";

/** Every call that this upstream serves. */
export const routes: readonly ServedEndpoint[] = [
  accessLogCall,
  ...achievementCalls,
  ...affiliateCalls,
  acceptBreakCall,
  adjustMoneyCall,
  ...approvalCalls(actions),
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
  calendarDaysCall,
  holidayCall,
  setCalendarCall,
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
  ...ticketCalls,
  ...operatorTicketCalls,
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
