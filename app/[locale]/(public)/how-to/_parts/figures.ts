import { DEPOSIT_LIVE_MS } from "@/lib/domain/deposits/deposit";
import { LOGIN_LIMIT, lockMs } from "@/lib/domain/members/login-limit";
import { CANCELS_A_DAY, cancelLeadMs } from "@/lib/domain/poy/cancel";
import { MINUTE_MS } from "@/lib/domain/time/time";

const minutes = (ms: number | null) => (ms ?? 0) / MINUTE_MS;

/** The figures of the rules that the answers name. */
export const figures = {
  depositMinutes: minutes(DEPOSIT_LIVE_MS),
  tries: LOGIN_LIMIT,
  lockMinutes: minutes(lockMs(0)),
  cancels: CANCELS_A_DAY,
  govMinutes: minutes(cancelLeadMs("gov", "gov")),
  otherMinutes: minutes(cancelLeadMs("stock", "th_close")),
  yeekeeMinutes: minutes(cancelLeadMs("yeekee", "yeekee")),
};
