"use client";
import { useState } from "react";
import type { Limits } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { formatBaht } from "@/lib/domain/money/money";
import { Button } from "../controls/button";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { Baht } from "../fields/values";
import type { Column } from "../list/column";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import type { RateOutcome } from "./rate-outcome";

const SetTiersDialog = onDemand(() => import("./set-tiers-dialog").then((module) => module.SetTiersDialog));

const SetRateDialog = onDemand(() => import("./set-rate-dialog").then((module) => module.SetRateDialog));

const SetMarketDialog = onDemand(() =>
  import("./set-market-dialog").then((module) => module.SetMarketDialog),
);

interface Props {
  betType: string;
  limits: Limits;
  options: readonly MarketOption[];
  onOutcome: (outcome: RateOutcome) => void;
}

/** An option's rate in the round beside what is usual in its market. */
type OptionRow = MarketOption & { defaultRate: number };

/** Rates of the round's options, with the market's limits and tiers. */
export function OptionRates({ betType, limits, options, onOutcome }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const may = useMay();
  const [opened, open] = useState<{ what: "rate" | "tiers" | "market"; row: OptionRow } | null>(null);
  const rows = limits.rates.flatMap(({ option, defaultRate }): OptionRow[] => {
    const usual = options.find((each) => each.option === option);
    return usual && defaultRate + usual.multiply > 0 ? [{ ...usual, defaultRate }] : [];
  });
  const columns: Column<OptionRow>[] = [
    { key: "option", head: t("option"), cell: ({ option }) => names(`option.${option}`) },
    { key: "rate", head: t("rate"), isNumber: true, cell: ({ defaultRate }) => defaultRate },
    { key: "usual", head: t("usual"), isNumber: true, cell: ({ multiply }) => multiply },
    {
      key: "stake",
      head: t("stake"),
      cell: ({ betMin, betMax }) => (
        <span>
          <Baht amount={betMin} /> – <Baht amount={betMax} />
        </span>
      ),
    },
    { key: "cap", head: t("cap"), isNumber: true, cell: ({ memberMax }) => <Baht amount={memberMax} /> },
    {
      key: "tiers",
      head: t("tiers"),
      cell: ({ tiers }) => (
        <div>
          {tiers.length === 0 ? t("tiersNone") : null}
          {tiers.map(({ soldFrom, percent }) => (
            <div key={soldFrom}>{t("tier", { from: formatBaht(soldFrom), percent })}</div>
          ))}
        </div>
      ),
    },
  ];
  if (may("administrator"))
    columns.push({
      key: "acts",
      head: t("change"),
      cell: (row) => (
        <Row>
          <Button size="small" onClick={() => open({ what: "rate", row })}>
            {t("setRate")}
          </Button>
          <Button size="small" onClick={() => open({ what: "tiers", row })}>
            {t("setTiers")}
          </Button>
          <Button size="small" onClick={() => open({ what: "market", row })}>
            {t("setMarket")}
          </Button>
        </Row>
      ),
    });
  const finish = (outcome: RateOutcome) => {
    onOutcome(outcome);
    open(null);
  };
  const shared = { limits, options, onOutcome: finish, onClose: () => open(null) };
  return (
    <Section title={t("options")}>
      <RecordList
        label={t("options")}
        columns={columns}
        list={{ rows, isPending: options.length === 0 }}
        keyOf={({ option }) => option}
        empty=""
      />
      {opened?.what === "rate" ? <SetRateDialog {...shared} row={opened.row} /> : null}
      {opened?.what === "market" ? (
        <SetMarketDialog
          betType={betType}
          row={opened.row}
          options={options}
          onOutcome={finish}
          onClose={() => open(null)}
        />
      ) : null}
      {opened?.what === "tiers" ? <SetTiersDialog {...shared} betType={betType} row={opened.row} /> : null}
    </Section>
  );
}
