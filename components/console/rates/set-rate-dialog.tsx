"use client";
import type { Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { whatIf } from "@/lib/domain/numbers/what-if";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import { bookOf } from "./book";
import { LawNote } from "./law-note";
import type { RateOutcome } from "./rate-outcome";
import { typedRate } from "./typed-rate";
import { WhatIfTable } from "./what-if-table";

interface Props {
  row: MarketOption & { defaultRate: number };
  limits: Limits;
  options: readonly MarketOption[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

/** A new rate of an option in the round; accepted lines keep theirs. */
export function SetRateDialog({ row: { option, defaultRate }, limits, options, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const form = useActForm(useAct("limits", "setRate"), {
    reasons: "rate",
    suggestedCode: "risk",
    defaultValues: { multiply: String(defaultRate) },
    read: (boxes, reason) => {
      const multiply = typedRate(boxes.needed("multiply"));
      return multiply === null
        ? boxes.malformed("multiply")
        : { betId: limits.betId, option, multiply, reason };
    },
    onDone: ({ state }) => onOutcome(state),
  });
  const multiply = typedRate(form.watch("multiply"));
  return (
    <ActDialog
      title={`${t("setRate")}: ${names(`option.${option}`)}`}
      label={t("save")}
      form={form}
      onClose={onClose}
    >
      <TypedField
        form={form}
        name="multiply"
        margin="dense"
        label={t("limitRate")}
        help={t("rateHelp")}
        box={{ inputMode: "decimal" }}
      />
      {multiply === null ? null : (
        <LawNote
          betType={limits.betId.replace(/-\d{4}-.*$/, "")}
          rates={limits.rates.map((rate) => ({ option: rate.option, multiply: rate.defaultRate }))}
          option={option}
          multiply={multiply}
        />
      )}
      {multiply === null ? null : (
        <WhatIfTable found={whatIf(bookOf(limits, options), { kind: "rate", option, multiply })} />
      )}
    </ActDialog>
  );
}
