"use client";
import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { announcedAmount } from "@/lib/domain/deposits/feed-row-fit";
import type { QueueName } from "@/lib/domain/operators/queues";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { actByCall, actInQueue } from "@/stores/console/use-bulk-act";
import { AccountText } from "../evidence/account-text";
import { Baht, MemberLink, When } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import { Queue } from "./queue";
import { HouseAccount } from "./row-text";
import { TypeRowButton } from "./type-row-button";

const screens: Record<QueueName, ComponentType> = {
  deposits: DepositsQueue,
  "feed-rows": FeedRowsQueue,
  withdrawals: WithdrawalsQueue,
  banks: BanksQueue,
  tickets: TicketsQueue,
  protection: ProtectionQueue,
};

/** A queue by its name. */
export function QueueScreen({ queue }: { queue: QueueName }) {
  const Screen = screens[queue];
  return <Screen />;
}

const loadItem = () => import("./deposit-item");
const DepositItem = dynamic(() => loadItem().then((module) => module.DepositItem));

/** Without a status: those that need staff. */
const forStaff = {};

/** Reported transfers, claims, and money that came too late. */
function DepositsQueue() {
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

const feedRowsQueueLoadItem = () => import("./feed-row-item");
const FeedRowItem = dynamic(() => feedRowsQueueLoadItem().then((module) => module.FeedRowItem));

const all = {};

/** Credits on the site's accounts that matched no deposit. */
function FeedRowsQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("bankFeed", "unmatchedFeedRows", all, { everyMs: 15_000 });
  return (
    <Queue
      queue="feed-rows"
      list={list}
      loadItem={feedRowsQueueLoadItem}
      idOf={({ id }) => id}
      sinceOf={({ receivedAt }) => receivedAt}
      firstHead={t("amount")}
      nameOf={({ amount }) => <Baht amount={amount} />}
      columns={[
        {
          key: "to",
          head: t("toAccount"),
          cell: ({ bankAccountId }) => <HouseAccount bankId={bankAccountId} />,
        },
        { key: "from", head: t("fromAccount"), cell: ({ fromAccount }) => fromAccount || "—" },
        { key: "at", head: t("transferred"), cell: ({ at }) => <When at={at} /> },
        { key: "why", head: t("why"), cell: ({ why }) => t(`why.${why}`) },
      ]}
      onExport={() => exportCsv("bankFeed", "unmatchedFeedRows", all, "unmatched-transfers")}
      actions={<TypeRowButton />}
    >
      {(row, onDone) => <FeedRowItem row={row} onDone={onDone} />}
    </Queue>
  );
}

const withdrawalsQueueLoadItem = () => import("./withdrawal-item");
const WithdrawalItem = dynamic(() => withdrawalsQueueLoadItem().then((module) => module.WithdrawalItem));

const waiting = { status: "pending" as const };

/** Withdrawals that wait for a decision. */
function WithdrawalsQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("withdraws", "allOperatorWithdraws", waiting, { everyMs: 15_000 });
  return (
    <Queue
      queue="withdrawals"
      list={list}
      loadItem={withdrawalsQueueLoadItem}
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

const banksQueueLoadItem = () => import("./bank-item");
const BankItem = dynamic(() => banksQueueLoadItem().then((module) => module.BankItem));

const banksQueueWaiting = { status: "waiting" as const };

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
function BanksQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("withdraws", "allOperatorBanks", banksQueueWaiting, { everyMs: 15_000 });
  return (
    <Queue
      queue="banks"
      list={list}
      loadItem={banksQueueLoadItem}
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
      onExport={() => exportCsv("withdraws", "allOperatorBanks", banksQueueWaiting, "bank-accounts")}
    >
      {(row, onDone) => <BankItem row={row} onDone={onDone} />}
    </Queue>
  );
}

const ticketsQueueLoadItem = () => import("./ticket-item");
const TicketItem = dynamic(() => ticketsQueueLoadItem().then((module) => module.TicketItem));

const unanswered = { state: "open" as const };

/** What members asked in writing and nobody has answered. */
function TicketsQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("tickets", "allOperatorTickets", unanswered, { everyMs: 15_000 });
  return (
    <Queue
      queue="tickets"
      list={list}
      loadItem={ticketsQueueLoadItem}
      idOf={({ id }) => id}
      sinceOf={({ since }) => since}
      firstHead={t("subject")}
      nameOf={({ subject }) => t(`subject.${subject}`)}
      columns={[
        { key: "member", head: t("member"), cell: (row) => <MemberLink {...row} /> },
        { key: "text", head: t("lastMessage"), cell: ({ messages }) => beginningOf(messages.at(-1)?.text) },
      ]}
      onExport={() => exportCsv("tickets", "allOperatorTickets", unanswered, "tickets")}
    >
      {(row, onDone) => <TicketItem row={row} onDone={onDone} />}
    </Queue>
  );
}

/** As much of a message as tells it from others. */
const beginningOf = (text = "") => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const protectionQueueLoadItem = () => import("./protection-item");
const ProtectionItem = dynamic(() => protectionQueueLoadItem().then((module) => module.ProtectionItem));

const owed = { waiting: true };

/** Members who have excluded themselves and still have money here. */
function ProtectionQueue() {
  const t = useConsoleWords("queues");
  const list = useAskPages("queues", "allProtected", owed, { everyMs: 15_000 });
  return (
    <Queue
      queue="protection"
      list={list}
      loadItem={protectionQueueLoadItem}
      idOf={({ uuid }) => uuid}
      sinceOf={() => null}
      firstHead={t("member")}
      nameOf={({ userName }) => userName}
      columns={[
        {
          key: "until",
          head: t("excludedUntil"),
          cell: ({ selfExcludedUntil }) => (selfExcludedUntil ? <When at={selfExcludedUntil} /> : "—"),
        },
        { key: "cash", head: t("cash"), isNumber: true, cell: ({ cash }) => <Baht amount={cash} /> },
        { key: "held", head: t("held"), isNumber: true, cell: ({ held }) => <Baht amount={held} /> },
      ]}
      onExport={() => exportCsv("queues", "allProtected", owed, "protection")}
    >
      {(row, onDone) => <ProtectionItem row={row} onDone={onDone} />}
    </Queue>
  );
}
