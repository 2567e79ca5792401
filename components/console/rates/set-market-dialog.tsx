"use client";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { satang } from "@/lib/domain/money/money";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useActForm } from "../act/use-act-form";
import { TypedField } from "../form/typed-field";
import { useConsoleWords } from "../words/console-words";
import { LawNote } from "./law-note";
import type { RateOutcome } from "./rate-outcome";
import { typedRate } from "./typed-rate";

interface Props {
  betType: string;
  row: MarketOption;
  options: readonly MarketOption[];
  /** It is saved or waits: the dialog has done its work. */
  onOutcome: (outcome: RateOutcome) => void;
  onClose: () => void;
}

const stakes = ["betMin", "betMax", "memberMax"] as const;

/** An option's rate and limits in rounds that are planned from now on; those that stand keep theirs. */
export function SetMarketDialog({ betType, row, options, onOutcome, onClose }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const { option } = row;
  const form = useActForm(useAct("tiers", "setMarketRates"), {
    reasons: "rate",
    defaultValues: {
      multiply: String(row.multiply),
      betMin: String(row.betMin / 100),
      betMax: String(row.betMax / 100),
      memberMax: String(row.memberMax / 100),
    },
    read: (boxes, reason) => {
      const multiply = typedRate(boxes.needed("multiply"));
      if (multiply === null) boxes.malformed("multiply");
      const [betMin = 0, betMax = 0, memberMax = 0] = stakes.map(boxes.count);
      if (betMin <= 0) boxes.malformed("betMin");
      if (betMax < betMin) boxes.wrong("betMax", t("stakesOrder"));
      if (memberMax < betMax) boxes.wrong("memberMax", t("stakesOrder"));
      if (multiply === null) return null;
      return {
        betType,
        option,
        multiply,
        betMin: satang(betMin * 100),
        betMax: satang(betMax * 100),
        memberMax: satang(memberMax * 100),
        reason,
      };
    },
    onDone: ({ state }) => onOutcome(state),
  });
  const multiply = typedRate(form.watch("multiply"));
  return (
    <ActDialog
      title={`${t("setMarket")}: ${names.code("market", betType)}, ${names(`option.${option}`)}`}
      label={t("save")}
      hasOwnField
      form={form}
      onClose={onClose}
    >
      <p>{t("setMarketText")}</p>
      <TypedField
        form={form}
        name="multiply"
        autoFocus
        margin="dense"
        label={t("usual")}
        box={{ inputMode: "decimal" }}
      />
      {multiply === null ? null : (
        <LawNote betType={betType} rates={options} option={option} multiply={multiply} />
      )}
      {stakes.map((name) => (
        <TypedField key={name} form={form} name={name} label={t(name)} box={{ inputMode: "numeric" }} />
      ))}
    </ActDialog>
  );
}
