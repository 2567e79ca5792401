"use client";
import type { ResultPreview } from "@/lib/contract/operators/rounds";
import { subtractSatang } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { Note } from "../controls/note";
import { bahtText } from "../fields/baht-text";
import { digitsOfResult } from "../fields/result-digits";
import { Baht } from "../fields/values";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import { DearestLines } from "./dearest-lines";

interface Props {
  preview: ResultPreview;
  onOutcome: (state: "done" | "waiting") => void;
  onClose: () => void;
}

/** What a typed result would pay, before it is confirmed. A different entry of another operator is refused here. */
export function PreviewDialog({ preview, onOutcome, onClose }: Props) {
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
