"use client";
import type { OperatorTicket } from "@/lib/contract/operators/tickets";
import { When } from "../fields/values";
import { useConsoleWords } from "../words/console-words";
import styles from "./evidence.module.css";

/** All that a member and staff wrote to each other in a ticket, oldest first. */
export function TicketMessages({ ticket }: { ticket: Pick<OperatorTicket, "userName" | "messages"> }) {
  const t = useConsoleWords("queues");
  return (
    <ol aria-label={t("messages")} className={styles.rows}>
      {ticket.messages.map(({ id, at, text, operator }) => (
        <li key={id} className={operator === null ? styles.asked : styles.answered}>
          <span className={styles.note}>{text}</span>
          <span className={styles.small}>
            {operator === null ? ticket.userName : t("staffName", { name: operator })} · <When at={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
