"use client";
import { useState } from "react";
import { useAsk } from "@/stores/console/use-ask";
import { WaitsForSecond } from "../act/act-dialog";
import { Note } from "../controls/note";
import { digitsOfResult } from "../fields/result-digits";
import { Baht, RoundLink } from "../fields/values";
import { Waiting } from "../list/waiting";
import { Facts } from "../page/facts";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { NumberLimits } from "./number-limits";
import { OptionRates } from "./option-rates";
import type { RateOutcome } from "./rate-outcome";
import { RoundChoice, useChosenRound } from "./round-choice";
import { SetQuotas } from "./set-quotas";

/** Rates, limits and tiers of one round and its market, each change with a what-if on the live book. */
export function RatesScreen() {
  const t = useConsoleWords("rates");
  const chosen = useChosenRound();
  const { market, betId } = chosen;
  const isNeeded = betId !== undefined;
  const {
    data: limits,
    error,
    isPending,
  } = useAsk("limits", "allLimits", { betId: betId ?? "none" }, { everyMs: 5_000, isNeeded });
  const { data: usual } = useAsk("tiers", "marketRates", { betType: market ?? "none" }, { isNeeded });
  const [outcome, setOutcome] = useState<RateOutcome | null>(null);
  const options = usual?.betType === market ? (usual?.options ?? []) : [];
  const own = limits?.betId === betId ? limits : undefined;
  return (
    <>
      <PageHead title={t("title")} />
      <RoundChoice chosen={chosen} />
      {isNeeded ? <FaultText fault={error} /> : <p>{t("choose")}</p>}
      {isNeeded && isPending ? <Waiting /> : null}
      {outcome === "waiting" ? <WaitsForSecond /> : null}
      {outcome === "done" ? (
        <Note tone="success" role="status">
          {t("saved")}
        </Note>
      ) : null}
      {own ? (
        <>
          <Section title={t("book")} aside={<RoundLink betId={own.betId} name={chosen.name(own.betId)} />}>
            <Facts
              facts={[
                [t("stakes"), <Baht key="stakes" amount={own.stakes} />],
                [t("worstCase"), <Baht key="worst" amount={own.worstCase} />],
                [t("worstOutcome"), own.worstOutcome ? digitsOfResult(own.worstOutcome) : null],
              ]}
            />
          </Section>
          {own.sets ? (
            <SetQuotas key={own.betId} betId={own.betId} sets={own.sets} onOutcome={setOutcome} />
          ) : (
            <>
              <OptionRates
                key={`options ${own.betId}`}
                betType={market ?? ""}
                limits={own}
                options={options}
                onOutcome={setOutcome}
              />
              <NumberLimits key={own.betId} limits={own} options={options} onOutcome={setOutcome} />
            </>
          )}
        </>
      ) : null}
    </>
  );
}
