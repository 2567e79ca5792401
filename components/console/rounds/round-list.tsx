"use client";
import type { OperatorRound } from "@/lib/contract/operators/rounds";
import { displayDateTime, SECOND_MS } from "@/lib/domain/time/time";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { actByCall } from "@/stores/console/use-bulk-act";
import type { BulkAct } from "../bulk/bulk-act";
import { BulkBar } from "../bulk/bulk-bar";
import { digitsOfResult } from "../fields/result-digits";
import { useDatedRoundName } from "../fields/round-name";
import { Baht, RoundLink } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter, TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { useChoosing } from "../list/use-choosing";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { actsOfState, steerEntries } from "./acts-of-state";
import { RoundState, roundStates } from "./round-state";

const groups = ["gov", "stock", "yeekee", "set_4"] as const;
const keyOf = ({ betId }: OperatorRound) => betId;
const hrefOf = ({ betId }: OperatorRound) => `/operator/rounds/${encodeURIComponent(betId)}`;

/** Rounds by group, market, state and day, those that close first on top. */
export function RoundList() {
  const t = useConsoleWords("rounds");
  const words = useConsoleWords("markets");
  const names = useConsoleWords("names");
  const nameOf = useDatedRoundName();
  const address = useAddress();
  const body = {
    betGroup: address.get("group"),
    betType: address.get("market"),
    state: roundStates.find((state) => state === address.get("state")),
    date: address.get("date"),
  };
  const list = useAskPages("rounds", "allOperatorRounds", body, { everyMs: 15_000 });
  const mayAct = useMay()("administrator");
  const acts = useRoundBulk();
  const choosing = useChoosing<OperatorRound>(nameOf, (round) => acts.some((act) => act.appliesTo(round)));
  const columns: Column<OperatorRound>[] = [
    {
      key: "round",
      head: t("round"),
      cell: (round) => <RoundLink betId={round.betId} name={nameOf(round)} />,
    },
    {
      key: "state",
      head: t("state"),
      cell: ({ status, isPayoutHeld }) => <RoundState state={status} isHeld={isPayoutHeld} />,
    },
    {
      key: "closes",
      head: t("closes"),
      cell: ({ unixTimeStamp }) => displayDateTime(unixTimeStamp.realCloseTime * SECOND_MS),
    },
    { key: "slips", head: t("slips"), isNumber: true, cell: ({ slips }) => slips },
    { key: "stakes", head: t("stakes"), isNumber: true, cell: ({ stakes }) => <Baht amount={stakes} /> },
    {
      key: "payout",
      head: t("payout"),
      isNumber: true,
      cell: ({ payout }) => (payout === undefined ? "—" : <Baht amount={payout} />),
    },
    { key: "result", head: t("result"), cell: ({ result }) => digitsOfResult(result) },
  ];
  return (
    <>
      <ListBar onExport={() => exportCsv("rounds", "allOperatorRounds", body, "rounds")}>
        <ChoiceFilter
          name="group"
          label={t("group")}
          choices={groups.map((group) => [group, names(`group.${group}`)] as const)}
        />
        <ChoiceFilter
          name="state"
          label={t("state")}
          choices={roundStates.map((state) => [state, words(`state.${state}`)] as const)}
        />
        <TextFilter name="date" label={t("date")} type="date" />
      </ListBar>
      {mayAct ? <BulkBar rows={list.rows} keyOf={keyOf} choosing={choosing} acts={acts} /> : null}
      <RecordList
        label={t("title")}
        columns={columns}
        list={list}
        keyOf={keyOf}
        {...(mayAct && { choosing })}
        hrefOf={hrefOf}
        empty={t("none")}
      />
    </>
  );
}

/** What many rounds can be told at once. A held payout is looked at one by one. */
const offered = ["suspend", "resume", "close", "void"] as const;

const actOf = (name: (typeof offered)[number]) =>
  actByCall("rounds", steerEntries[name], ({ betId }: OperatorRound, reason = "") => ({ betId, reason }));

/** An administrator's acts on the chosen rounds of a list. */
function useRoundBulk(): readonly BulkAct<OperatorRound>[] {
  const t = useConsoleWords("rounds");
  return offered.map((name) => ({
    name,
    label: t(`act.${name}`),
    text: t(`bulk.${name}`),
    isDanger: name === "close" || name === "void",
    reasons: "round",
    suggestedCode: name === "void" ? "no-draw" : "other",
    appliesTo: (round) => actsOfState(round).includes(name),
    act: actOf(name),
  }));
}
