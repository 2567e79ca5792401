import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import type { BodyOf, ReplyOf } from "@/lib/contract/endpoint";
import type { allTickets, createTicket, Ticket, writeTicket } from "@/lib/contract/tickets";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import { hearLive } from "../_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";
import { singleFlight } from "../_core/single-flight";

type TicketPage = ReplyOf<typeof allTickets>;

export interface Tickets {
  /** Newest first; null until they are known. */
  list: TicketPage | null;
  /** Of the pages behind the first one. */
  state: "ready" | "loading" | "failed";
  /** Takes what the server rendered; where newer ones are known (a restored page is old) it reads them again. */
  open: (first: TicketPage) => void;
  /** Reads the newest page again, single-flight. A failure keeps the last list. */
  refresh: () => Promise<void>;
  /** Reads one more page. */
  more: () => Promise<void>;
  /** Asks the staff. Throws a Fault; the caller keeps what was typed. */
  create: (question: BodyOf<typeof createTicket>) => Promise<void>;
  /** Adds a message. Throws a Fault; the caller keeps what was typed. */
  write: (message: BodyOf<typeof writeTicket>) => Promise<void>;
  /** Subscribes to the notice of an answer until the returned function is called. */
  listen: () => () => void;
}

/** What the member asked the staff, and what the staff answered. */
export const createTickets = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Tickets>()((set, get) => {
    const askOnce = singleFlight();
    /** The key is kept until there is a definite answer: what is sent again is written once. */
    let attempt: { of: string; key: string } | null = null;
    const once = async (what: object, send: (key: string) => Promise<Ticket>): Promise<void> => {
      const of = JSON.stringify(what);
      if (attempt?.of !== of) attempt = { of, key: newIdempotencyKey() };
      try {
        take(await send(attempt.key));
        attempt = null;
      } catch (error) {
        if (!isAmbiguous(error)) attempt = null;
        throw error;
      }
    };
    /** A changed ticket keeps its place; a new one is the first. */
    const take = (ticket: Ticket) => {
      const { items, nextCursor } = get().list ?? { items: [], nextCursor: null };
      const isKnown = items.some(({ id }) => id === ticket.id);
      const changed = items.map((one) => (one.id === ticket.id ? ticket : one));
      set({ list: { items: isKnown ? changed : [ticket, ...items], nextCursor } });
    };
    /** Pages behind the newest stay; their own messages are read when they are asked for again. */
    const join = (page: TicketPage) => {
      const { list } = get();
      const fresh = new Set(page.items.map(({ id }) => id));
      const older = (list?.items ?? []).filter(({ id }) => !fresh.has(id));
      const isWhole = page.nextCursor === null || older.length === 0;
      set({
        list: isWhole ? page : { items: [...page.items, ...older], nextCursor: list?.nextCursor ?? null },
      });
    };

    return {
      list: null,
      state: "ready",
      open: (first) => {
        if (get().list) void get().refresh();
        else set({ list: first, state: "ready" });
      },
      refresh: () =>
        askOnce("tickets", async () => {
          try {
            join(await call("tickets", "allTickets", { query: {} }));
          } catch {
            // The next notice or visit asks again.
          }
        }),
      more: async () => {
        const cursor = get().list?.nextCursor;
        if (!cursor || get().state === "loading") return;
        set({ state: "loading" });
        try {
          const page = await call("tickets", "allTickets", { query: { cursor } });
          const before = get().list?.items ?? [];
          const known = new Set(before.map(({ id }) => id));
          const items = [...before, ...page.items.filter(({ id }) => !known.has(id))];
          set({ list: { items, nextCursor: page.nextCursor }, state: "ready" });
        } catch {
          set({ state: "failed" });
        }
      },
      create: (body) => once(body, (key) => call("tickets", "createTicket", { body, key })),
      write: (body) => once(body, (key) => call("tickets", "writeTicket", { body, key })),
      listen: () => {
        const refresh = () => void get().refresh();
        return hearLive(
          session,
          "notice-update",
          ({ kind }) => {
            if (kind === "ticket-answered") refresh();
          },
          refresh,
        );
      },
    };
  });

export const useTickets = storeHook(createTickets);
