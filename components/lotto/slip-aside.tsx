"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { ImportButton } from "@/components/bring-in/import-button";
import { Icon } from "@/components/ui/icon";
import { useBets } from "@/stores/bets";
import styles from "./slip-aside.module.css";
import { useIsWide } from "./use-is-wide";

const SlipEditor = lazy(() => import("./slip-editor"));
const SlipFoot = lazy(() => import("./slip-foot"));

/**
 * The slip beside the keypad, from 768 px on. Empty, it explains betting; its editor is loaded with the first
 * number.
 */
export function SlipAside() {
  const t = useTranslations("lotto.slip");
  const isWide = useIsWide();
  const isEmpty = useBets((room) => room.lines.length === 0 && room.sending.state !== "rejected");
  return (
    <aside className={styles.aside} aria-labelledby="slip-title">
      <div className={styles.title}>
        <h2 id="slip-title">{t("title")}</h2>
        <ImportButton look="words" />
      </div>
      {isWide && !isEmpty ? (
        <Suspense fallback={null}>
          <div className={styles.scroll}>
            <SlipEditor />
          </div>
          <SlipFoot />
        </Suspense>
      ) : (
        <div className={styles.empty}>
          <Icon name="slip" size={40} />
          <p className={styles.emptyTitle}>{t("emptyTitle")}</p>
          <p>{t("emptyHint")}</p>
        </div>
      )}
    </aside>
  );
}
