"use client";
import type { ReactNode } from "react";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { TransactionRow } from "@/lib/contract/transactions";
import { transactionGroupNames } from "@/lib/domain/money/transactions";
import { addDays, displayDate } from "@/lib/domain/time/time";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, SlipLink, When } from "../fields/values";
import { ChoiceFilter } from "../list/choice-filter";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { TextFilter } from "../list/text-filter";
import { useAddress } from "../list/use-address";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";

/** Days shown at first. */
const DAYS = 30;

interface Props {
  member: OperatorMember;
  /** The site's lottery day, `YYYY-MM-DD`. */
  today: string;
  children: ReactNode;
}

/** A member's statement as they read it, newest first, with the totals of the days. */
export function StatementList({ member: { uuid, userName }, today, children }: Props) {
  const t = useConsoleWords("members");
  const names = useConsoleWords("names");
  const address = useAddress();
  const body = {
    uuid,
    startedDate: address.get("from") ?? addDays(today, -DAYS),
    endedDate: address.get("to") ?? addDays(today, 1),
    group: transactionGroupNames.find((group) => group === address.get("group")),
  };
  const list = useAskPages("memberMoney", "memberStatement", body);
  const totals = list.data?.pages[0]?.totals;
  const columns: Column<TransactionRow>[] = [
    { key: "at", head: t("at"), cell: ({ createdAt }) => <When at={createdAt} /> },
    { key: "type", head: t("type"), cell: ({ transactionType }) => names.code("type", transactionType) },
    { key: "amount", head: t("amount"), isNumber: true, cell: ({ amount }) => <Baht amount={amount} /> },
    { key: "balance", head: t("balance"), isNumber: true, cell: ({ balance }) => <Baht amount={balance} /> },
    { key: "source", head: t("source"), cell: (row) => <Source row={row} /> },
    { key: "note", head: t("note"), cell: ({ note }) => note ?? "" },
  ];
  return (
    <>
      <ListBar onExport={() => exportCsv("memberMoney", "memberStatement", body, `statement-${userName}`)}>
        {children}
        <TextFilter name="from" type="date" label={t("from")} />
        <TextFilter name="to" type="date" label={t("to")} />
        <ChoiceFilter
          name="group"
          label={t("type")}
          choices={transactionGroupNames.map((group) => [group, t(`group.${group}`)] as const)}
        />
      </ListBar>
      {totals ? (
        <Facts
          facts={[
            [t("days"), `${displayDate(body.startedDate)} – ${displayDate(body.endedDate)}`],
            [t("moneyIn"), <Baht key="in" amount={totals.in} />],
            [t("moneyOut"), <Baht key="out" amount={totals.out} />],
            [t("movements"), totals.count],
          ]}
        />
      ) : null}
      <RecordList
        label={t("statement")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("noneInDays")}
      />
    </>
  );
}

/** What a transaction came from: a slip, a game, or another source by its number. */
function Source({ row: { ref, poy, game } }: { row: TransactionRow }) {
  const t = useConsoleWords("members");
  if (poy && ref) return <SlipLink poyId={ref.id} poyNo={poy.poyNo} />;
  if (game) return `${game.name} · ${game.round}`;
  return ref && ref.kind !== "other" ? `${t(`ref.${ref.kind}`)} ${ref.id}` : "—";
}
