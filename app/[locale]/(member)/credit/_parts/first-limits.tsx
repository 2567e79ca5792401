import { cookies } from "next/headers";
import { getMessages } from "next-intl/server";
import { AskLimits } from "@/components/limits/ask-limits";
import { readPlayerLimits } from "@/lib/contract/player-limits";
import { LIMITS_ASKED_COOKIE } from "@/lib/domain/player-limits";
import { ask } from "@/lib/server/ask/ask";
import { orNull } from "@/lib/server/ask/or-null";
import styles from "./first-limits.module.css";

/** Asks a member before their first deposit whether they want a deposit limit; shown until answered. */
export async function FirstLimits() {
  const [{ limits }, jar] = await Promise.all([getMessages(), cookies()]);
  if (jar.has(LIMITS_ASKED_COOKIE)) return null;
  const limitsState = await orNull(ask(readPlayerLimits));
  const isAsked =
    limitsState?.hasDeposited === false && Object.values(limitsState.deposit).every((one) => one === null);
  return isAsked ? (
    <div className={styles.first}>
      <AskLimits rendered={limitsState} words={limits} />
    </div>
  ) : null;
}
