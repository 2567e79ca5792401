"use client";
import { useEffect } from "react";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Button } from "@/components/ui/controls/button";
import { Fold } from "@/components/ui/lists/fold";
import { moneyText } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { AchievementRow } from "@/lib/contract/achievements";
import type { FaultCode } from "@/lib/contract/fault";
import { REWARDS_PER_MILLE } from "@/lib/domain/rewards/achievements";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { knownWord } from "@/lib/i18n/known-word";
import type words from "@/locales/th/achievement.json";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAchievements, useAchievements } from "@/stores/achievements";
import { createCredit } from "@/stores/credit";
import { createSnackbar } from "@/stores/snackbar";
import styles from "./achievement-screen.module.css";
import { GoalBar } from "./goal-bar";

interface AchievementScreenProps {
  words: AchievementWords;
  /** The state when the page was rendered. */
  first: AchievementRow[];
  /** Null where they could not be read. */
  points: number | null;
  /** What a reward asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
}

/** Messages of the goals; Thai is the reference. */
type AchievementWords = typeof words;

/** A member's points and goals; rewards ready to collect come first. */
export function AchievementScreen({ words, first, points: firstPoints, stakeFirst }: AchievementScreenProps) {
  const achievements = useStoreInstance(createAchievements);
  const credit = useStoreInstance(createCredit);
  const snackbar = useStoreInstance(createSnackbar);
  const rows = useAchievements((state) => state.rows) ?? first;
  const points = useAchievements((state) => state.points) ?? firstPoints;
  const claiming = useAchievements((state) => state.claiming);
  const refused = useAchievements((state) => state.refused);
  useEffect(() => achievements.getState().open(first, firstPoints), [achievements, first, firstPoints]);
  useEffect(() => achievements.getState().listen(), [achievements]);

  const claim = async (id: string) => {
    const row = await achievements.getState().claim(id);
    if (!row) return;
    const text = fill(words.got, { amount: moneyText(row.reward) });
    snackbar.getState().showMessage({ text, color: "success", timeout: 6000 });
    void credit.getState().refresh();
  };

  const ready = rows.filter(isReady).length;
  return (
    <div className={styles.page}>
      {points === null ? null : <Points words={words.points} points={points} />}
      <p className={styles.ready} role="status">
        {ready > 0 ? fill(words.ready, { count: ready }) : null}
      </p>
      <StakeFirst credit="reward" terms={stakeFirst} />
      {rows.length === 0 ? (
        <EmptyState icon="flag" title={words.none} text={words.noneHint} />
      ) : (
        <ul aria-label={words.list} className={styles.goals}>
          {rows
            .toSorted((one, other) => rank(one) - rank(other))
            .map((row) => (
              <GoalCard
                key={row.id}
                words={words}
                row={row}
                isClaiming={claiming === row.id}
                refusal={refused?.id === row.id ? refused.code : null}
                onClaim={() => void claim(row.id)}
              />
            ))}
        </ul>
      )}
      <Fold icon="info" title={words.rules}>
        <p>{fill(words.stakeRule, { percent: REWARDS_PER_MILLE / 10 })}</p>
        {points === null ? null : <p>{words.points.text}</p>}
      </Fold>
    </div>
  );
}

const isReady = ({ done, needed, claimedAt, stakeLeft }: AchievementRow) =>
  !claimedAt && done >= needed && stakeLeft === 0;
/** Rewards ready to collect first, collected ones last. */
const rank = (row: AchievementRow) => (isReady(row) ? 0 : row.claimedAt ? 2 : 1);

function Points({ words, points }: { words: AchievementWords["points"]; points: number }) {
  return (
    <Card look="navy" className={styles.points} aria-labelledby="points-title">
      <h2 id="points-title">{words.title}</h2>
      <strong className={styles.figure}>{fill(words.amount, { n: points.toLocaleString("en-US") })}</strong>
    </Card>
  );
}

interface GoalCardProps {
  words: AchievementWords;
  row: AchievementRow;
  isClaiming: boolean;
  refusal: FaultCode | null;
  onClaim: () => void;
}

const counted = (count: number) => count.toLocaleString("en-US");

/** One goal: its condition, the member's progress, its reward, and the button that collects it. */
function GoalCard({ words, row, isClaiming, refusal, onClaim }: GoalCardProps) {
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
        <Icon name={row.claimedAt ? "check" : isReached ? "gift" : "flag"} size={24} />
      </span>
      <div className={styles.what}>
        <div className={styles.head}>
          <h3>{title}</h3>
          {state === "doing" ? null : (
            <Chip tone={state === "reached" ? "gold" : "success"}>{words[state]}</Chip>
          )}
        </div>
        {how ? <p className={styles.how}>{how}</p> : null}
        <GoalBar
          done={row.done}
          needed={row.needed}
          label={fill(words.progress, { done: counted(row.done), needed: counted(row.needed) })}
        />
      </div>
      <div className={styles.foot}>
        <p className={styles.reward}>
          <span className="visually-hidden">{words.reward}</span>
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
