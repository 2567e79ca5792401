"use client";
import dynamic from "next/dynamic";
import { announcedAmount } from "@/lib/domain/deposits/feed-row-fit";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { Baht, MemberLink } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import { Queue } from "./queue";

const loadItem = () => import("./deposit-item");
const DepositItem = dynamic(() => loadItem().then((module) => module.DepositItem));

/** Without a status: those that need staff. */
const forStaff = {};

/** Reported transfers, claims, and money that came too late. */
export function DepositsQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("deposits", "allOperatorDeposits", forStaff, { everyMs: 15_000 });
  return (
    <Queue
      queue="deposits"
      list={list}
      loadItem={loadItem}
      idOf={({ id }) => id}
      sinceOf={({ createdAt, report }) => report?.reportedAt ?? createdAt}
      firstHead={t("amount")}
      nameOf={(row) => <Baht amount={announcedAmount(row)} />}
      columns={[
        { key: "member", head: t("member"), cell: (row) => <MemberLink {...row} /> },
        { key: "channel", head: t("channel"), cell: ({ channel }) => t(`channel.${channel}`) },
        { key: "state", head: t("state"), cell: ({ status }) => t.code("deposit", status) },
        { key: "rows", head: t("rows"), isNumber: true, cell: ({ rows }) => rows.length },
      ]}
      onExport={() => exportCsv("deposits", "allOperatorDeposits", forStaff, "deposits")}
    >
      {(row, onDone) => <DepositItem row={row} onDone={onDone} />}
    </Queue>
  );
}
