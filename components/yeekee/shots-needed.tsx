"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { SHOTS_MIN } from "@/lib/domain/yeekee/result";
import { useStoreInstance } from "@/stores/_core/registry";
import { createYings, useYings } from "@/stores/yings";
import styles from "./desk-switch.module.css";
import type { ShotOpening } from "./shooting/shot-opening";

/** The shots of a round that has fewer than its draw needs; null where it has them, or nobody knows. */
export function useShotsMissing(betId: string, opening?: ShotOpening): number | null {
  const known = useYings((yings) => (yings.betId === betId && yings.summary ? yings.list.count : null));
  const count = known ?? opening?.summary?.count ?? SHOTS_MIN;
  return count < SHOTS_MIN ? count : null;
}

/** Says beside the bets that a round without enough shots is refunded, and how many there are. */
export default function ShotsNeeded({ betId, opening }: { betId: string; opening: ShotOpening }) {
  const t = useTranslations("yeekee.shoot.needed");
  const yings = useStoreInstance(createYings);
  useEffect(() => yings.getState().know(betId, opening), [yings, betId, opening]);
  const count = useShotsMissing(betId, opening);
  return count === null ? null : <p className={styles.needed}>{t("line", { count, min: SHOTS_MIN })}</p>;
}
