"use client";
import dynamic from "next/dynamic";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { AccountText } from "../evidence/account-text";
import { Baht, MemberLink } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import { Queue } from "./queue";

const loadItem = () => import("./withdrawal-item");
const WithdrawalItem = dynamic(() => loadItem().then((module) => module.WithdrawalItem));

const waiting = { status: "pending" as const };

/** Withdrawals that wait for a decision. */
export function WithdrawalsQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("withdraws", "allOperatorWithdraws", waiting, { everyMs: 15_000 });
  return (
    <Queue
      queue="withdrawals"
      list={list}
      loadItem={loadItem}
      idOf={({ id }) => id}
      sinceOf={({ createdAt }) => createdAt}
      firstHead={t("amount")}
      nameOf={({ amount }) => <Baht amount={amount} />}
      columns={[
        { key: "member", head: t("member"), cell: (row) => <MemberLink {...row} /> },
        { key: "account", head: t("account"), cell: ({ account }) => <AccountText account={account} /> },
      ]}
      onExport={() => exportCsv("withdraws", "allOperatorWithdraws", waiting, "withdrawals")}
    >
      {(row, onDone) => <WithdrawalItem row={row} onDone={onDone} />}
    </Queue>
  );
}
