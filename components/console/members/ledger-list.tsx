"use client";
import type { ReactNode } from "react";
import type { LedgerEntry, memberAccounts } from "@/lib/contract/operators/member-money";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, When } from "../fields/values";
import type { Column } from "../list/column";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useConsoleWords } from "../words/console-words";

type LedgerAccount = (typeof memberAccounts)[number];
export const ledgerAccounts = ["cash", "af", "pending"] as const satisfies readonly LedgerAccount[];

interface Props {
  member: OperatorMember;
  account: LedgerAccount;
  children: ReactNode;
}

/** The postings on one of a member's accounts with the other side of each, newest first. */
export function LedgerList({ member: { uuid, userName }, account, children }: Props) {
  const t = useConsoleWords("members");
  const fields = useConsoleWords("fields");
  const names = useConsoleWords("names");
  const body = { uuid, account };
  const list = useAskPages("memberMoney", "accountEntries", body);
  const columns: Column<LedgerEntry>[] = [
    { key: "id", head: t("movement"), cell: ({ id }) => id },
    { key: "at", head: t("at"), cell: ({ at }) => <When at={at} /> },
    { key: "type", head: t("type"), cell: ({ transactionType }) => names.code("type", transactionType) },
    { key: "amount", head: t("amount"), isNumber: true, cell: ({ amount }) => <Baht amount={amount} /> },
    { key: "balance", head: t("balance"), isNumber: true, cell: ({ balance }) => <Baht amount={balance} /> },
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
