"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { Money } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { Skeleton } from "@/components/ui/notices/skeleton";
import type { PoyPage, PoyRow } from "@/lib/contract/poys";
import { displayDateTime } from "@/lib/domain/time/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createNumberSets } from "@/stores/number-sets";
import styles from "./old-slips.module.css";

interface OldSlipsProps {
  /** The first page, rendered by the server; absent where the list loads by itself. */
  first?: PoyPage;
  nameOf: (poy: PoyRow) => string;
  /** The actions for a slip. */
  actsOf: (poy: PoyRow) => ReactNode;
}

/** Past slips, newest first, a page at a time. Slips of four-digit sets are left out: they have no such lines. */
export function OldSlips({ first, nameOf, actsOf }: OldSlipsProps) {
  const t = useTranslations("numbers");
  const sets = useStoreInstance(createNumberSets);
  const [slips, setSlips] = useState<readonly PoyRow[]>(first?.items ?? []);
  const [next, setNext] = useState<string | null | undefined>(first ? first.nextCursor : undefined);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");
  const more = async () => {
    setState("loading");
    try {
      const page = await sets.getState().slips(next ?? undefined);
      setSlips((now) => [...now, ...page.items]);
      setNext(page.nextCursor);
      setState("ready");
    } catch {
      setState("failed");
    }
  };
  const isUnknown = next === undefined && state === "ready";
  useEffect(() => {
    if (isUnknown) void more();
  });
  const shown = slips.filter(({ betGroup }) => betGroup !== "set_4");
  if (shown.length === 0 && next === null) {
    return <EmptyState title={t("slips.none")} text={t("slips.noneHint")} />;
  }
  return (
    <>
      <ul className={styles.slips} aria-label={t("slips.label")}>
        {shown.map((poy) => (
          <li key={poy.poyId} className={styles.slip}>
            <span className={styles.name}>{nameOf(poy)}</span>
            <Money amount={poy.total} />
            <span className={styles.when}>
              {t("slips.no", { no: poy.poyNo })} · {displayDateTime(poy.createdAt)}
            </span>
            <span className={styles.acts}>{actsOf(poy)}</span>
          </li>
        ))}
      </ul>
      {state === "failed" ? (
        <ErrorState title={t("slips.failed")}>
          <Button look="quiet" onClick={() => void more()}>
            {t("set.retry")}
          </Button>
        </ErrorState>
      ) : state === "loading" ? (
        <div role="status">
          <span className="visually-hidden">{t("slips.loading")}</span>
          <Skeleton height={96} />
        </div>
      ) : next ? (
        <div className={styles.more}>
          <Button look="quiet" onClick={() => void more()}>
            {t("slips.more")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
