"use client";
import { useEffect } from "react";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { Card } from "@/components/ui/card";
import { moneyText } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { AchievementRow } from "@/lib/contract/achievements";
import { REWARDS_PER_MILLE } from "@/lib/domain/rewards/achievements";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAchievements, useAchievements } from "@/stores/achievements";
import { createCredit } from "@/stores/credit";
import { createSnackbar } from "@/stores/snackbar";
import styles from "./achievement-screen.module.css";
import type { AchievementWords } from "./achievement-words";
import { GoalCard } from "./goal-card";

interface AchievementScreenProps {
  words: AchievementWords;
  /** The state when the page was rendered. */
  first: AchievementRow[];
  /** Null where they could not be read. */
  points: number | null;
  /** What a reward asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
}

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
        {ready > 0 ? fill(words.ready, { count: ready }) : words.noneReady}
      </p>
      <p className={styles.rule}>{fill(words.stakeRule, { percent: REWARDS_PER_MILLE / 10 })}</p>
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
      <p className={styles.note}>{words.text}</p>
    </Card>
  );
}
