"use client";
import dynamic from "next/dynamic";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { actByCall, actInQueue } from "@/stores/console/use-bulk-act";
import { MemberLink } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import { Queue } from "./queue";

const loadItem = () => import("./bank-item");
const BankItem = dynamic(() => loadItem().then((module) => module.BankItem));

const waiting = { status: "waiting" as const };

const idOf = ({ id }: { id: string }) => id;
const approveEach = actInQueue(
  "banks",
  idOf,
  actByCall("withdraws", "approveBank", ({ id }: { id: string }, reason) => ({
    id,
    ...(reason && { reason }),
  })),
);
const rejectEach = actInQueue(
  "banks",
  idOf,
  actByCall("withdraws", "rejectBank", ({ id }: { id: string }, reason = "") => ({ id, reason })),
);

/** Members' bank accounts that wait for a decision. */
export function BanksQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("withdraws", "allOperatorBanks", waiting, { everyMs: 15_000 });
  return (
    <Queue
      queue="banks"
      list={list}
      loadItem={loadItem}
      idOf={idOf}
      sinceOf={({ createdAt }) => createdAt}
      firstHead={t("account")}
      nameOf={({ bankCode, accountNumber }) => `${bankCode} ${accountNumber}`}
      columns={[
        { key: "member", head: t("member"), cell: (row) => <MemberLink {...row} /> },
        { key: "name", head: t("nameOnAccount"), cell: ({ name }) => name },
        { key: "memberName", head: t("memberName"), cell: ({ memberName }) => memberName || "—" },
      ]}
      bulk={{
        nameOf: ({ userName, bankCode, accountNumber, name }) =>
          `${userName} · ${bankCode} ${accountNumber} · ${name}`,
        acts: [
          {
            name: "approve",
            label: t("approve"),
            text: t("bulkApprove"),
            reasons: "transfer",
            isReasonOffered: true,
            appliesTo: () => true,
            act: approveEach,
          },
          {
            name: "reject",
            label: t("reject"),
            text: t("bulkReject"),
            isDanger: true,
            reasons: "transfer",
            appliesTo: () => true,
            act: rejectEach,
          },
        ],
      }}
      onExport={() => exportCsv("withdraws", "allOperatorBanks", waiting, "bank-accounts")}
    >
      {(row, onDone) => <BankItem row={row} onDone={onDone} />}
    </Queue>
  );
}
