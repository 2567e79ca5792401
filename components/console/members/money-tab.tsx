"use client";
import type { ReactNode } from "react";
import type { LedgerEntry, memberAccounts } from "@/lib/contract/operators/member-money";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { TransactionRow } from "@/lib/contract/transactions";
import type { Satang } from "@/lib/domain/money/money";
import { transactionGroupNames } from "@/lib/domain/money/transactions";
import { addDays, displayDate } from "@/lib/domain/time/time";
import { exportCsv } from "@/stores/console/export-csv";
import { useAsk, useAskPages } from "@/stores/console/use-ask";
import { Baht, SlipLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter, TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";

/** A member's money: the statement as they read it, or one of their accounts as it is booked. */
export function MoneyTab({ member }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const fields = useConsoleWords("fields");
  const address = useAddress();
  const { data: today } = useAsk("today", "todayOfOperators");
  const account = ledgerAccounts.find((each) => each === address.get("account"));
  const choice = (
    <ChoiceFilter
      name="account"
      label={t("books")}
      none={t("statement")}
      choices={ledgerAccounts.map((each) => [each, fields(`account.${each}`)] as const)}
    />
  );
  if (account)
    return (
      <LedgerList member={member} account={account}>
        {choice}
      </LedgerList>
    );
  return today ? (
    <StatementList member={member} today={today.day}>
      {choice}
    </StatementList>
  ) : null;
}

type LedgerAccount = (typeof memberAccounts)[number];
const ledgerAccounts = ["cash", "af", "pending"] as const satisfies readonly LedgerAccount[];

interface LedgerListProps {
  member: OperatorMember;
  account: LedgerAccount;
  children: ReactNode;
}

/** The postings on one of a member's accounts with the other side of each, newest first. */
function LedgerList({ member: { uuid, userName }, account, children }: LedgerListProps) {
  const t = useConsoleWords("members");
  const fields = useConsoleWords("fields");
  const names = useConsoleWords("names");
  const body = { uuid, account };
  const list = useAskPages("memberMoney", "accountEntries", body);
  const columns: Column<LedgerEntry>[] = [
    { key: "id", head: t("movement"), cell: ({ id }) => id },
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "type", head: t("type"), cell: ({ transactionType }) => names.code("type", transactionType) },
    { key: "amount", head: t("amount"), isNumber: true, cell: ({ amount }) => moneyCell(amount) },
    { key: "balance", head: t("balance"), isNumber: true, cell: ({ balance }) => moneyCell(balance) },
    {
      key: "others",
      head: t("otherSide"),
      cell: ({ others }) =>
        others.map(({ account: name, amount }) => (
          <div key={name}>
            {fields.code("account", name)} <Baht amount={amount} />
          </div>
        )),
    },
    { key: "note", head: t("note"), cell: ({ note }) => note ?? "" },
  ];
  return (
    <>
      <ListBar
        onExport={() => exportCsv("memberMoney", "accountEntries", body, `ledger-${account}-${userName}`)}
      >
        {children}
      </ListBar>
      <RecordList
        label={fields(`account.${account}`)}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("noneBooked")}
      />
    </>
  );
}

/** Own rows always have both. */
const moneyCell = (amount: Satang | undefined) => (amount === undefined ? "" : <Baht amount={amount} />);

/** Days shown at first. */
const DAYS = 30;

interface StatementListProps {
  member: OperatorMember;
  /** The site's lottery day, `YYYY-MM-DD`. */
  today: string;
  children: ReactNode;
}

/** A member's statement as they read it, newest first, with the totals of the days. */
function StatementList({ member: { uuid, userName }, today, children }: StatementListProps) {
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
    { key: "amount", head: t("amount"), isNumber: true, cell: ({ amount }) => moneyCell(amount) },
    { key: "balance", head: t("balance"), isNumber: true, cell: ({ balance }) => moneyCell(balance) },
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
            ...(totals.refunded
              ? [[t("moneyRefunded"), <Baht key="refunded" amount={totals.refunded} />] as const]
              : []),
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
