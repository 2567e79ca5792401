"use client";
import { useTranslations } from "next-intl";
import { ConfirmSlip } from "@/components/lotto/confirm/confirm-slip";
import type { Fact } from "@/components/lotto/confirm/facts";
import { Money } from "@/components/ui/money";
import { costOf, setsIn } from "@/lib/domain/four-digit/slip";
import { setsWinAtMost } from "@/lib/domain/four-digit/win-at-most";
import { satang } from "@/lib/domain/money/money";
import { useSetSlipStore, useSets } from "@/stores/four-digit";
import styles from "./set-confirm.module.css";

/** The confirmation before sets are submitted: draw, numbers and counts, total, remaining credit. */
export default function SetConfirm({ marketName }: { marketName: string }) {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const rows = useSets((sets) => sets.rows);
  const round = useSets((sets) => sets.round);
  const phase = useSets((sets) => sets.phase);
  const { price, prizes } = useSets((sets) => sets.terms);
  const isSending = useSets((sets) => sets.sending.state === "sending");
  const best = prizes[0]?.prize;
  return (
    <ConfirmSlip
      marketName={marketName}
      round={round}
      phase={phase}
      total={costOf(rows, price)}
      facts={[
        [t("sets.rows.title"), t("sets.rows.count", { numbers: rows.length, sets: setsIn(rows) })],
        [t("sets.price"), <Money key="price" amount={price} />],
        [t("lotto.slip.winMost"), <Money key="win" amount={setsWinAtMost(rows, prizes)} />],
        ...(best ? [[t("sets.best"), <Money key="best" amount={best} />] satisfies Fact] : []),
      ]}
      isSending={isSending}
      onBack={() => slipStore.getState().backToEdit()}
      onSend={() => void slipStore.getState().send()}
    >
      <ul className={styles.rows}>
        {rows.map(({ number, sets }) => (
          <li key={number}>
            <b>{number}</b>
            <span>{t("sets.setsOf", { n: sets })}</span>
            <Money amount={satang(sets * price)} />
          </li>
        ))}
      </ul>
    </ConfirmSlip>
  );
}
