"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { takesBets } from "@/lib/domain/rounds/phase";
import { useBets } from "@/stores/bets";
import styles from "../conditions.module.css";

const RecommendedRates = lazy(() => import("./recommended-rates"));

/** A collapsed panel: rates that differ from the default. */
export function Recommended() {
  const t = useTranslations("numbers.recommend");
  const [isOpen, setOpen] = useState(false);
  const canAdd = useBets(({ phase }) => takesBets(phase));
  // A press on one of them adds it to the slip.
  if (!canAdd) return null;
  return (
    <section aria-label={t("title")}>
      <Button isWide look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t("hide") : t("show")}
      </Button>
      {isOpen ? (
        <div className={styles.card}>
          <p className={styles.hint}>{t("lead")}</p>
          <Suspense fallback={<Skeleton height={96} />}>
            <RecommendedRates />
          </Suspense>
        </div>
      ) : null}
    </section>
  );
}
