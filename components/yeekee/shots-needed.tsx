"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { SHOTS_MIN } from "@/lib/domain/yeekee/result";
import { useStoreInstance } from "@/stores/_core/registry";
import { createYings, useYings } from "@/stores/yings";
import styles from "./desk-switch.module.css";
import type { ShotOpening } from "./shooting/shot-opening";

/**
 * The shots of a round that has fewer than its draw needs; null where it has them, nobody knows, or the upstream has not
 * told how it draws: then the least count of this house's games says nothing.
 */
export function useShotsMissing(betId: string, opening?: ShotOpening): number | null {
  const isKnown = useYings((yings) => yings.betId === betId && yings.summary !== null);
  const live = useYings((yings) => yings.list.count);
  const summary = useYings((yings) => yings.summary);
  const told = isKnown ? summary : opening?.summary;
  const count = isKnown ? live : told?.count;
  if (told?.withSystemShot === undefined || count === undefined) return null;
  return count < SHOTS_MIN ? count : null;
}

/** Says beside the bets that a round without enough shots is refunded, and how many there are by now. */
export default function ShotsNeeded({ betId, opening }: { betId: string; opening: ShotOpening }) {
  const t = useTranslations("yeekee.shoot.needed");
  const yings = useStoreInstance(createYings);
  const count = useShotsMissing(betId, opening);
  const isMissing = count !== null;
  useEffect(
    () => (isMissing ? yings.getState().follow(betId, opening) : undefined),
    [yings, betId, opening, isMissing],
  );
  return isMissing ? <p className={styles.needed}>{t("line", { count, min: SHOTS_MIN })}</p> : null;
}
