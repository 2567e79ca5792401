"use client";
import type { SetLimitRow } from "@/lib/contract/operators/limits";
import { SET_QUOTA } from "@/lib/domain/four-digit/tiers";
import { plainLine } from "@/lib/domain/money/typed-amount";
import { whatIfQuota } from "@/lib/domain/numbers/what-if";
import { digitsProblem } from "@/lib/domain/rounds/typed-result";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import type { RateOutcome } from "./rate-outcome";
import { WhatIfTable } from "./what-if-table";

interface Props {
  betId: string;
  /** Null: a number is typed. */
  row: SetLimitRow | null;
  sets: readonly SetLimitRow[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

const DIGITS = 4;
const MOST = 1_000;

/** Null where the usual quota is restored, undefined where none can be read. */
function typedQuota(text: string): number | null | undefined {
  const typed = plainLine(text);
  if (typed === "") return null;
  return /^\d+$/.test(typed) && Number(typed) <= MOST ? Number(typed) : undefined;
}

/** How many sets of a number the round sells: 0 closes it, empty restores the usual quota. */
export function SetQuotaDialog({ betId, row, sets, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const form = useActForm(useAct("limits", "setQuota"), {
    reasons: "rate",
    suggestedCode: "risk",
    defaultValues: { number: row?.number ?? "", sets: row ? String(row.quota) : "" },
    read: (boxes, reason) => {
      const number = row?.number ?? plainLine(boxes.needed("number"));
      if (digitsProblem(number, DIGITS)) boxes.malformed("number");
      const quota = typedQuota(boxes.text("sets"));
      if (quota === undefined) return boxes.malformed("sets");
      return { betId, number, sets: quota, reason };
    },
    onDone: ({ state }) => onOutcome(state),
  });
  const number = row?.number ?? plainLine(form.watch("number"));
  const quota = typedQuota(form.watch("sets"));
  const isWhole = digitsProblem(number, DIGITS) === null && quota !== undefined;
  return (
    <ActDialog
      title={row ? `${t("setQuota")}: ${number}` : t("setQuota")}
      label={t("save")}
      form={form}
      onClose={onClose}
    >
      {row ? null : (
        <TypedField
          form={form}
          name="number"
          margin="dense"
          label={t("number")}
          box={{ inputMode: "numeric", autoComplete: "off" }}
        />
      )}
      <TypedField
        form={form}
        name="sets"
        margin="dense"
        label={t("quota")}
        help={t("quotaHelp")}
        isLabelAbove
        box={{ inputMode: "numeric" }}
      />
      {isWhole ? <WhatIfTable found={whatIfQuota(sets, { number, quota: quota ?? SET_QUOTA })} /> : null}
    </ActDialog>
  );
}
