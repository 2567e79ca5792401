"use client";
import type { WithdrawStatus } from "@/lib/contract/withdraws";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, MemberLink, When } from "../fields/values";
import type { Column } from "../list/column";
import { ChoiceFilter, TextFilter } from "../list/filters";
import { ListBar } from "../list/list-bar";
import { RecordList } from "../list/record-list";
import { useAddress } from "../list/use-address";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";

const statuses: readonly WithdrawStatus[] = ["paid", "pending", "approved", "rejected"];

/** Withdrawals in any state, by day; those that wait for a decision have a queue of their own. */
export function WithdrawalsScreen() {
  const t = useConsoleWords("transfers");
  const address = useAddress();
  const body = {
    status: statuses.find((each) => each === address.get("status")) ?? "paid",
    startedDate: address.get("from"),
    endedDate: address.get("to"),
  };
  const list = useAskPages("withdraws", "allOperatorWithdraws", body);
  const columns: Column<(typeof list.rows)[number]>[] = [
    { key: "amount", head: t("amount"), isNumber: true, cell: ({ amount }) => <Baht amount={amount} /> },
    { key: "member", head: t("member"), cell: (row) => <MemberLink {...row} /> },
    {
      key: "account",
      head: t("account"),
      cell: ({ account }) => `${account.bankCode} ${account.accountNumber} ${account.name}`,
    },
    { key: "status", head: t("state"), cell: ({ status }) => t(`withdrawal.${status}`) },
    { key: "created", head: t("asked"), cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      key: "decided",
      head: t("decided"),
      cell: ({ decidedAt }) => (decidedAt ? <When at={decidedAt} /> : "—"),
    },
    { key: "paid", head: t("paid"), cell: ({ paidAt }) => (paidAt ? <When at={paidAt} /> : "—") },
    { key: "reason", head: t("reason"), cell: ({ reason }) => reason ?? "—" },
  ];
  return (
    <>
      <PageHead title={t("withdrawals")} />
      <ListBar onExport={() => exportCsv("withdraws", "allOperatorWithdraws", body, "withdrawals")}>
        <ChoiceFilter
          name="status"
          label={t("state")}
          none={t("withdrawal.paid")}
          choices={statuses.slice(1).map((each) => [each, t(`withdrawal.${each}`)] as const)}
        />
        <TextFilter name="from" label={t("from")} type="date" />
        <TextFilter name="to" label={t("to")} type="date" />
      </ListBar>
      <RecordList
        label={t("withdrawals")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("none")}
      />
    </>
  );
}
