"use client";
import { type ReactNode, useEffect } from "react";
import { isChatOffered } from "@/components/site/call-centre";
import type { ReplyOf } from "@/lib/contract/endpoint";
import type { SupportData } from "@/lib/contract/site";
import type { allTickets } from "@/lib/contract/tickets";
import { useStoreInstance } from "@/stores/_core/registry";
import { createTickets, useTickets } from "@/stores/member/tickets";
import { useSite } from "@/stores/site";
import { TicketForm } from "./ticket-form";
import { TicketList } from "./ticket-list";
import type { TicketWords } from "./ticket-words";
import styles from "./tickets.module.css";

interface TicketsScreenProps {
  first: ReplyOf<typeof allTickets>;
  /** Null where it could not be read in time. */
  support: SupportData | null;
  /** The site's other contacts. */
  contacts: ReactNode;
  words: TicketWords;
}

/** The form for a question, where no chat is offered, and what was asked before with its answers. */
export function TicketsScreen({ first, support, contacts, words }: TicketsScreenProps) {
  const store = useStoreInstance(createTickets);
  const { items, nextCursor } = useTickets((all) => all.list) ?? first;
  const hasLiveChat = useSite((site) => site.chatAddress !== null);
  useEffect(() => {
    store.getState().open(first);
    return store.getState().listen();
  }, [store, first]);
  const isByChat = isChatOffered(support, hasLiveChat);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        {isByChat ? <p>{words.byChat}</p> : <TicketForm words={words} />}
        {contacts}
      </div>
      {isByChat && items.length === 0 ? null : (
        <TicketList tickets={items} hasMore={nextCursor !== null} words={words} />
      )}
    </div>
  );
}
