"use client";
import type { ResultPreview, WorstLine } from "@/lib/contract/operators/rounds";
import { subtractSatang } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { Note } from "../controls/note";
import { bahtText } from "../fields/baht-text";
import { digitsOfResult } from "../fields/result-digits";
import { Baht } from "../fields/values";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import styles from "./preview-dialog.module.css";

interface PreviewDialogProps {
  preview: ResultPreview;
  onOutcome: (state: "done" | "waiting") => void;
  onClose: () => void;
}

/** What a typed result would pay, before it is confirmed. A different entry of another operator is refused here. */
export function PreviewDialog({ preview, onOutcome, onClose }: PreviewDialogProps) {
  const t = useConsoleWords("result");
  const confirm = useAct("rounds", "confirmResult");
  const { previewId, result, winners, stakes, payout, late, worstLines, needsSecondOperator } = preview;
  const act = () =>
    confirm.mutate(
      { body: { previewId } },
      {
        onSuccess: ({ state }) => {
          onOutcome(state);
          onClose();
        },
      },
    );
  return (
    <ActDialog
      title={t("previewTitle")}
      label={t("confirm")}
      reasons="none"
      isPending={confirm.isPending}
      fault={confirm.error}
      onAct={act}
      onClose={onClose}
    >
      <Facts
        facts={[
          [t("entered"), <strong key="entered">{digitsOfResult(result)}</strong>],
          [t("winners"), winners],
          [t("stakes"), <Baht key="stakes" amount={stakes} />],
          [t("payout"), <Baht key="payout" amount={payout} />],
          [t("hold"), <Baht key="hold" amount={subtractSatang(stakes, payout)} />],
        ]}
      />
      {late.slips > 0 ? (
        <Note tone="warning" role="status">
          {t("late", { n: late.slips, stakes: bahtText(late.stakes), payout: bahtText(late.payout) })}
        </Note>
      ) : null}
      <DearestLines lines={worstLines} />
      <p>{t(needsSecondOperator ? "large" : "kept")}</p>
    </ActDialog>
  );
}

/** The winning lines that pay most. */
function DearestLines({ lines }: { lines: readonly WorstLine[] }) {
  const t = useConsoleWords("result");
  const words = useConsoleWords("markets");
  const names = useConsoleWords("names");
  if (lines.length === 0) return <p>{t("noWinners")}</p>;
  const rows = lines.map((line, at) => ({ ...line, at }));
  return (
    <table className={styles.lines}>
      <caption>{t("dearest", { n: lines.length })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("slip")}</th>
          <th scope="col">{t("bet")}</th>
          <th scope="col" className={styles.amount}>
            {t("win")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, poyNo, userName, option, tier, number, stake, win }) => (
          <tr key={at}>
            <td>
              #{poyNo}
              <div className={styles.small}>{userName}</div>
            </td>
            <td>
              {option ? names(`option.${option}`) : tier ? words(`tier.${tier}`) : ""}{" "}
              <strong>{number}</strong>
              <div className={styles.small}>
                {t("stake")} <Baht amount={stake} />
              </div>
            </td>
            <td className={styles.amount}>
              <Baht amount={win} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
