"use client";
import { useState } from "react";
import type { LimitRow, Limits, SetLimitRow } from "@/lib/contract/operators/limits";
import type { MarketOption } from "@/lib/contract/operators/tiers";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { useAsk } from "@/stores/console/use-ask";
import { WaitsForSecond } from "../act/act-dialog";
import { Choice } from "../controls/field";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { Row } from "../controls/row";
import { digitsOfResult } from "../fields/result-digits";
import { useDatedRoundName } from "../fields/round-name";
import { Baht, RoundLink } from "../fields/values";
import type { Column } from "../list/column";
import { useAddress } from "../list/use-address";
import { Waiting } from "../list/waiting";
import { Facts } from "../page/facts";
import { PageHead } from "../page/page-head";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { NumberTable } from "./number-table";
import { OptionRates } from "./option-rates";
import type { RateOutcome } from "./rate-outcome";

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

interface ChosenRound {
  market: string | undefined;
  betId: string | undefined;
  name: (betId: string) => string;
}

/** The round in the address; its id names its market. */
function useChosenRound(): ChosenRound {
  const address = useAddress();
  const nameOf = useDatedRoundName();
  const betId = address.get("round");
  return {
    betId,
    market: address.get("market") ?? (betId && parseBetId(betId)?.betType),
    name: (id) => {
      const parts = parseBetId(id);
      return parts ? nameOf({ ...parts, betId: id, name: parts.betType }) : id;
    },
  };
}

/** Picks a market, and of its rounds that take bets one. */
function RoundChoice({ chosen: { market, betId, name } }: { chosen: ChosenRound }) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const address = useAddress();
  const { data: today } = useAsk("today", "todayOfOperators");
  const day = today?.day;
  const { data: week } = useAsk(
    "rounds",
    "weekOfRounds",
    { from: day ?? "2026-01-01" },
    { isNeeded: day !== undefined },
  );
  const { data: open } = useAsk(
    "rounds",
    "allOperatorRounds",
    { betType: market, state: "open", limit: 100 },
    { isNeeded: market !== undefined },
  );
  const known = week?.markets.map(({ betType }) => betType) ?? [];
  const rounds = open?.items.filter(({ betType }) => betType === market).map((round) => round.betId) ?? [];
  const select = (
    name: "market" | "round",
    value: string,
    values: readonly string[],
    text: typeof wordOf,
  ) => (
    <Choice
      label={t(name)}
      value={value}
      choices={[...(value ? [] : [["", "—"] as const]), ...values.map((each) => [each, text(each)] as const)]}
      onChoice={(chosen) =>
        address.set(name === "market" ? { market: chosen, round: undefined } : { round: chosen })
      }
    />
  );
  const wordOf = (betType: string) => names.code("market", betType);
  return (
    <Row isOfFields>
      {select("market", market ?? "", withOwn(known, market), wordOf)}
      {market && open && rounds.length === 0 && !betId ? (
        <p>{t("noRounds")}</p>
      ) : (
        select("round", betId ?? "", withOwn(rounds, betId), name)
      )}
    </Row>
  );
}

const SetQuotaDialog = onDemand(() => import("./set-quota-dialog").then((module) => module.SetQuotaDialog));

interface SetQuotasProps {
  betId: string;
  sets: readonly SetLimitRow[];
  onOutcome: (outcome: RateOutcome) => void;
}

/** Numbers of a four-digit round: sets sold, quotas, and what each draw would pay. */
function SetQuotas({ betId, sets, onOutcome }: SetQuotasProps) {
  const t = useConsoleWords("rates");
  const columns: Column<SetLimitRow>[] = [
    { key: "number", head: t("number"), cell: ({ number }) => <strong>{number}</strong> },
    { key: "sold", head: t("sold"), isNumber: true, cell: ({ sold }) => sold },
    { key: "quota", head: t("quota"), isNumber: true, cell: ({ quota }) => quota },
    { key: "stakes", head: t("stakes"), isNumber: true, cell: ({ stakes }) => <Baht amount={stakes} /> },
    {
      key: "exposure",
      head: t("exposure"),
      isNumber: true,
      cell: ({ exposure }) => <Baht amount={exposure} />,
    },
  ];
  return (
    <NumberTable
      rows={sets}
      columns={columns}
      nameOf={({ number }) => number}
      newLabel={t("setQuota")}
      dialogOf={(opened) => <SetQuotaDialog betId={betId} sets={sets} {...opened} />}
      onOutcome={onOutcome}
    />
  );
}

const SetLimitDialog = onDemand(() => import("./set-limit-dialog").then((module) => module.SetLimitDialog));

interface NumberLimitsProps {
  limits: Limits;
  options: readonly MarketOption[];
  onOutcome: (outcome: RateOutcome) => void;
}

/** Numbers with stakes or a rate of their own, those that would cost most on top. */
function NumberLimits({ limits, options, onOutcome }: NumberLimitsProps) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const columns: Column<LimitRow>[] = [
    { key: "option", head: t("option"), cell: ({ option }) => names(`option.${option}`) },
    { key: "number", head: t("number"), cell: ({ number }) => <strong>{number}</strong> },
    { key: "stakes", head: t("stakes"), isNumber: true, cell: ({ stakes }) => <Baht amount={stakes} /> },
    {
      key: "exposure",
      head: t("exposure"),
      isNumber: true,
      cell: ({ exposure }) => <Baht amount={exposure} />,
    },
    { key: "rate", head: t("rate"), isNumber: true, cell: ({ multiply }) => multiply },
    { key: "source", head: t("source"), cell: ({ source }) => t(`source.${source}`) },
  ];
  return (
    <NumberTable
      rows={limits.rows}
      columns={columns}
      nameOf={({ option, number }) => `${names(`option.${option}`)} ${number}`}
      newLabel={t("setLimit")}
      dialogOf={(opened) => <SetLimitDialog limits={limits} options={options} {...opened} />}
      onOutcome={onOutcome}
    />
  );
}

/** The chosen one may no longer be on offer: a closed round stays in view. */
const withOwn = (values: readonly string[], own: string | undefined): readonly string[] =>
  own && !values.includes(own) ? [own, ...values] : values;
