"use client";
import type { LimitRow, Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { plainLine } from "@/lib/domain/money/typed-amount";
import { whatIf } from "@/lib/domain/numbers/what-if";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";
import { digitsProblem } from "@/lib/domain/rounds/typed-result";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { PickField, TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import { bookOf } from "./book";
import type { RateOutcome } from "./rate-outcome";
import { typedRate } from "./typed-rate";
import { WhatIfTable } from "./what-if-table";

interface Props {
  /** Null: a number is typed. */
  row: LimitRow | null;
  limits: Limits;
  options: readonly MarketOption[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

/** Null where the limit is removed, undefined where none can be read. */
function typedLimit(text: string): number | null | undefined {
  return text.trim() === "" ? null : (typedRate(text) ?? undefined);
}

/** The most that one number pays in the round: 0 closes it, empty removes the limit. */
export function SetLimitDialog({ row, limits, options, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const sold = limits.rates.filter(({ defaultRate }) => defaultRate > 0).map(({ option }) => option);
  const form = useActForm(useAct("limits", "setLimit"), {
    reasons: "rate",
    suggestedCode: "risk",
    defaultValues: {
      option: row?.option ?? sold[0] ?? "teng_bon_2",
      number: row?.number ?? "",
      multiply: row?.limit == null ? "" : String(row.limit),
    },
    read: (boxes, reason) => {
      const option = row?.option ?? (boxes.text("option") as PoyOption);
      const number = row?.number ?? plainLine(boxes.needed("number"));
      if (digitsProblem(number, digitsOf(option))) boxes.malformed("number");
      const multiply = typedLimit(boxes.text("multiply"));
      if (multiply === undefined) return boxes.malformed("multiply");
      return { betId: limits.betId, option, number, multiply, reason };
    },
    onDone: ({ state }) => onOutcome(state),
  });
  const option = row?.option ?? (form.watch("option") as PoyOption);
  const number = row?.number ?? plainLine(form.watch("number"));
  const multiply = typedLimit(form.watch("multiply"));
  const isWhole = multiply !== undefined && digitsProblem(number, digitsOf(option)) === null;
  return (
    <ActDialog
      title={row ? `${t("setLimit")}: ${names(`option.${option}`)} ${number}` : t("setLimit")}
      label={t("save")}
      form={form}
      onClose={onClose}
    >
      {row ? null : (
        <>
          <PickField
            form={form}
            name="option"
            margin="dense"
            label={t("option")}
            choices={sold.map((each) => [each, names(`option.${each}`)] as const)}
          />
          <TypedField
            form={form}
            name="number"
            label={t("number")}
            box={{ inputMode: "numeric", autoComplete: "off" }}
          />
        </>
      )}
      <TypedField
        form={form}
        name="multiply"
        margin="dense"
        label={t("limitRate")}
        help={t("limitHelp")}
        isLabelAbove
        box={{ inputMode: "decimal", autoComplete: "off" }}
      />
      {isWhole ? (
        <WhatIfTable found={whatIf(bookOf(limits, options), { kind: "limit", option, number, multiply })} />
      ) : null}
    </ActDialog>
  );
}
