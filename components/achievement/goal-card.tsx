"use client";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { AchievementRow } from "@/lib/contract/achievements";
import type { FaultCode } from "@/lib/contract/fault";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { knownWord } from "@/lib/i18n/known-word";
import type { AchievementWords } from "./achievement-words";
import { GoalBar } from "./goal-bar";
import styles from "./goal-card.module.css";

interface GoalCardProps {
  words: AchievementWords;
  row: AchievementRow;
  isClaiming: boolean;
  refusal: FaultCode | null;
  onClaim: () => void;
}

const counted = (count: number) => count.toLocaleString("en-US");

/** One goal: its condition, the member's progress, its reward, and the button that collects it. */
export function GoalCard({ words, row, isClaiming, refusal, onClaim }: GoalCardProps) {
  const title = knownWord(words.goals, row.title);
  const how = Object.hasOwn(words.how, row.id) ? words.how[row.id as keyof typeof words.how] : null;
  const isReached = row.done >= row.needed;
  const state = row.claimedAt ? "claimed" : isReached ? "reached" : "doing";
  return (
    <Card
      as="li"
      look={state === "reached" ? "gold" : "plain"}
      className={`${styles.card} ${styles[state] ?? ""}`}
    >
      <span className={styles.art}>
        <Icon name={row.claimedAt ? "check" : isReached ? "gift" : "flag"} size={28} />
      </span>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Chip tone={state === "doing" ? "neutral" : state === "reached" ? "gold" : "success"}>
          {words[state]}
        </Chip>
      </div>
      <div className={styles.what}>
        {how ? <p className={styles.how}>{how}</p> : null}
        <GoalBar
          done={row.done}
          needed={row.needed}
          label={fill(words.progress, { done: counted(row.done), needed: counted(row.needed) })}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.reward}>
          <span>{words.reward}</span>
          <strong>{moneyText(row.reward, true)}</strong>
        </p>
        {row.claimedAt ? (
          <p className={styles.when}>{fill(words.claimedAt, { time: displayDateTime(row.claimedAt) })}</p>
        ) : null}
        {state === "reached" && row.stakeLeft > 0 ? (
          <p className={styles.when}>{fill(words.stakeLeft, { amount: moneyText(row.stakeLeft) })}</p>
        ) : null}
        {state === "reached" && row.stakeLeft === 0 ? (
          <Button aria-label={fill(words.claimName, { title })} isBusy={isClaiming} onClick={onClaim}>
            {isClaiming ? words.claiming : words.claim}
          </Button>
        ) : null}
      </div>
      {refusal ? (
        <div className={styles.refusal}>
          <ErrorMessage code={refusal} />
        </div>
      ) : null}
    </Card>
  );
}
