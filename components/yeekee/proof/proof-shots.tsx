"use client";
import { useTranslations } from "next-intl";
import type { Checked } from "@/stores/yings/proof";
import styles from "../shooting/shot-list.module.css";
import { ShotRows } from "../shooting/shot-rows";

/** The list that the draw used, newest first as on the round's page. */
export function ProofShots({ shots }: Pick<Checked, "shots">) {
  const t = useTranslations("proof.list");
  return (
    <aside className={styles.list} aria-labelledby="proof-shots-title">
      <header className={styles.head}>
        <h2 id="proof-shots-title">{t("title")}</h2>
        <p className={styles.sum}>{t("count", { n: shots.length })}</p>
      </header>
      {shots.length === 0 ? <p className={styles.note}>{t("none")}</p> : null}
      <ShotRows
        label={t("title")}
        shots={shots}
        isMine={(shot) => shot.isMine}
        words={{ rank: (n) => t("rank", { n }), mine: t("mine"), demo: t("demo") }}
        isLate
      />
    </aside>
  );
}
