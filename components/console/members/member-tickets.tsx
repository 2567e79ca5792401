"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import type { OperatorTicket } from "@/lib/contract/operators/tickets";
import { exportCsv } from "@/stores/console/export-csv";
import { useAskPages } from "@/stores/console/use-ask";
import { TicketMessages } from "../evidence/ticket-messages";
import { When } from "../fields/values";
import type { Column } from "../list/column";
import { CsvButton } from "../list/csv-button";
import { RecordList } from "../list/record-list";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";

/** What a member asked in writing and what was answered; what waits is answered in its queue. */
export function MemberTickets({ member: { uuid, userName } }: { member: OperatorMember }) {
  const t = useConsoleWords("members");
  const queues = useConsoleWords("queues");
  const list = useAskPages("tickets", "allOperatorTickets", { uuid });
  const columns: Column<OperatorTicket>[] = [
    { key: "at", head: t("at"), cell: ({ createdAt }) => <When at={createdAt} /> },
    { key: "subject", head: queues("subject"), cell: ({ subject }) => queues.code("subject", subject) },
    { key: "state", head: queues("state"), cell: ({ state }) => queues.code("ticket", state) },
    { key: "messages", head: queues("messages"), cell: (ticket) => <TicketMessages ticket={ticket} /> },
  ];
  return (
    <Section
      title={t("questions")}
      aside={
        <CsvButton
          onExport={() => exportCsv("tickets", "allOperatorTickets", { uuid }, `tickets-${userName}`)}
        />
      }
    >
      <RecordList
        label={t("questions")}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        empty={t("noTickets")}
      />
    </Section>
  );
}
