"use client";
import { useTranslations } from "next-intl";
import { VirtualList } from "@/components/ui/virtual-list";
import { rowOf } from "@/lib/domain/yeekee/draw";
import type { Checked } from "@/stores/yings-proof";
import styles from "./shot-list.module.css";
import { ShotRowView } from "./shot-row";

const ROW_PX = 49;

/** The list that was drawn with, newest first as everyone saw it. */
export function ProofShots({ checked: { verdict, kept } }: { checked: Checked }) {
  const t = useTranslations("proof.list");
  const own = new Set(kept.map(({ receipt }) => receipt.row));
  const shots = verdict.shots.toReversed();
  return (
    <aside className={styles.list} aria-labelledby="proof-shots-title">
      <header className={styles.head}>
        <h2 id="proof-shots-title">{t("title")}</h2>
        <p className={styles.sum}>{t("count", { n: shots.length })}</p>
      </header>
      {shots.length === 0 ? <p className={styles.note}>{t("none")}</p> : null}
      <VirtualList
        label={t("title")}
        count={shots.length}
        rowPx={ROW_PX}
        keyAt={(at) => shots[at]?.seq ?? at}
        render={(at) => {
          const shot = shots[at];
          return shot ? (
            <ShotRowView
              rank={at + 1}
              number={shot.number}
              alias={shot.alias}
              ms={shot.ms}
              isMine={own.has(rowOf(shot))}
              words={{ rank: t("rank", { n: at + 1 }), mine: t("mine"), demo: t("demo") }}
            />
          ) : null;
        }}
      />
    </aside>
  );
}
