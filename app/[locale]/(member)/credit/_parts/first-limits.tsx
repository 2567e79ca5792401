import { cookies } from "next/headers";
import { getMessages } from "next-intl/server";
import { AskLimits } from "@/components/limits/ask-limits";
import { LIMITS_ASKED_COOKIE } from "@/lib/domain/members/player-limits";
import { readOwnLimits } from "@/lib/server/ask/player-limits";
import styles from "./first-limits.module.css";

/** Asks a member before their first deposit whether they want a deposit limit; shown until answered. */
export async function FirstLimits() {
  const [{ limits }, jar] = await Promise.all([getMessages(), cookies()]);
  if (jar.has(LIMITS_ASKED_COOKIE)) return null;
  const limitsState = await readOwnLimits();
  const isAsked =
    limitsState?.hasDeposited === false &&
    limitsState.timeOutUntil === null &&
    Object.values(limitsState.deposit).every((one) => one === null);
  return isAsked ? (
    <div className={styles.first}>
      <AskLimits rendered={limitsState} words={limits} />
    </div>
  ) : null;
}
