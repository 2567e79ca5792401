"use client";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import type { Ticket } from "@/lib/contract/tickets";
import { type TicketState, ticketAfter } from "@/lib/domain/support/tickets";
import { displayDateTime } from "@/lib/domain/time/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createTickets, useTickets } from "@/stores/member/tickets";
import { MessageForm } from "./message-form";
import type { TicketWords } from "./ticket-words";
import styles from "./tickets.module.css";

interface TicketListProps {
  tickets: readonly Ticket[];
  hasMore: boolean;
  words: TicketWords;
}

/** The member's questions with the answers, newest first. */
export function TicketList({ tickets, hasMore, words }: TicketListProps) {
  const store = useStoreInstance(createTickets);
  const state = useTickets((all) => all.state);
  const { list } = words;
  return (
    <section aria-labelledby="own-tickets" className={styles.list}>
      <h2 id="own-tickets">{list.title}</h2>
      {tickets.length === 0 ? (
        <EmptyState icon="chat" title={list.none} text={list.noneText} />
      ) : (
        <ul className={styles.list}>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard ticket={ticket} words={words} />
            </li>
          ))}
        </ul>
      )}
      {state === "failed" ? (
        <p role="alert" className={styles.quiet}>
          {list.failed}
        </p>
      ) : null}
      {hasMore ? (
        <Button look="quiet" isBusy={state === "loading"} onClick={() => void store.getState().more()}>
          {state === "failed" ? list.again : list.more}
        </Button>
      ) : null}
    </section>
  );
}

const tones: Record<TicketState, ChipTone> = { open: "warning", answered: "success", closed: "neutral" };

/** One ticket: what was written, and what the member has to add. */
function TicketCard({ ticket, words }: { ticket: Ticket; words: TicketWords }) {
  const { id, subject, state, messages } = ticket;
  const { list, subjects } = words;
  const [isWriting, setWriting] = useState(false);
  return (
    <Card as="article" aria-labelledby={`ticket-${id}`} className={styles.ticket}>
      <header className={styles.head}>
        <h3 id={`ticket-${id}`}>{subjects[subject]}</h3>
        <Chip tone={tones[state]}>{list.state[state]}</Chip>
      </header>
      <ol className={styles.messages}>
        {messages.map(({ id: message, by, at, text }) => (
          <li key={message} data-by={by}>
            <small>
              <strong>{list[by]}</strong> <time dateTime={at}>{displayDateTime(at)}</time>
            </small>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {ticketAfter(state, "ask") === null ? (
        <p className={styles.quiet}>{list.over}</p>
      ) : isWriting ? (
        <MessageForm id={id} words={words} onSent={() => setWriting(false)} />
      ) : (
        <Button look="quiet" onClick={() => setWriting(true)}>
          {list.write}
        </Button>
      )}
    </Card>
  );
}
