"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { isDemoAlias } from "@/lib/domain/yeekee/shooting";
import { useStoreInstance } from "@/stores/_core/registry";
import { createYings, listOf, useYings } from "@/stores/yings";
import { mostShown } from "@/stores/yings/list";
import styles from "./shot-list.module.css";
import type { ShotOpening } from "./shot-opening";
import { ShotRows } from "./shot-rows";

/** Rows before the list is expanded: both ranks that win prizes are among them. */
const FIRST_SHOWN = 20;

/** Everyone's shots, newest first, updated live. Loaded with the shooting panel. */
export default function ShotList({ betId, opening }: { betId: string; opening: ShotOpening }) {
  const t = useTranslations("yeekee.shoot");
  const isFollowed = useYings((yings) => yings.betId === betId);
  const followed = useYings((yings) => yings.list);
  const { shots, count, sum } = isFollowed ? followed : listOf(opening);
  const state = useYings((yings) => (isFollowed || !opening.summary ? yings.state : "ready"));
  const [isWhole, showWhole] = useState(false);
  const hasDemo = shots.some(({ alias }) => isDemoAlias(alias));
  return (
    <aside className={styles.list} aria-labelledby="shots-title" data-whole={isWhole || undefined}>
      <header className={styles.head}>
        <h2 id="shots-title">{t("list")}</h2>
        <p className={styles.sum}>
          <span>{t("count", { n: count })}</span>
          <span>
            {t("sum")} <strong className={styles.figure}>{sum.toLocaleString("en-US")}</strong>
          </span>
        </p>
      </header>
      {state === "failed" ? <Failed /> : state === "loading" && shots.length === 0 ? <Loading /> : null}
      {state === "ready" && count === 0 ? (
        <div className={styles.none}>
          <EmptyState icon="dice" title={t("none")} text={t("noneHint")} />
        </div>
      ) : null}
      {shots.length > 0 ? (
        <>
          <ShotRows
            label={t("list")}
            shots={isWhole ? shots : shots.slice(0, FIRST_SHOWN)}
            isMine={(shot) => shot.mine}
            words={{ rank: (n) => t("rank", { n }), mine: t("mine"), demo: t("demo") }}
          />
          {shots.length > FIRST_SHOWN && !isWhole ? (
            <Button look="plain" isWide onClick={() => showWhole(true)}>
              {t("all", { n: shots.length })}
            </Button>
          ) : null}
          <p className={styles.note}>
            {t("newest")}
            {count > mostShown ? ` · ${t("latest", { n: mostShown })}` : null}
          </p>
          {hasDemo ? <p className={styles.note}>{t("demoNote")}</p> : null}
        </>
      ) : null}
    </aside>
  );
}

function Failed() {
  const t = useTranslations("yeekee.shoot");
  const yings = useStoreInstance(createYings);
  return (
    <ErrorState title={t("failed")} text={t("failedHint")}>
      <Button look="quiet" onClick={() => void yings.getState().refresh()}>
        {t("again")}
      </Button>
    </ErrorState>
  );
}

function Loading() {
  const t = useTranslations("yeekee.shoot");
  return (
    <div className={styles.loading}>
      <span className="visually-hidden" role="status">
        {t("loading")}
      </span>
      {["a", "b", "c", "d", "e"].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
