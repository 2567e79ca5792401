import { createStore } from "zustand/vanilla";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { allPoys, Poy, PoyPage, PoyRow } from "@/lib/contract/poys";
import { hearLive } from "./live-hints";
import { type PoySelection, poysAPage, selectionKey } from "./poy-selection";
import { type Needs, type ShelfInitial, shelved } from "./shelved";

export interface PoyList extends PoyPage {
  state: "ready" | "loading" | "failed";
}

export interface Poys {
  /** Lists by selection. They stay while the member looks at a slip, so he comes back to where he was. */
  lists: Record<string, PoyList>;
  /** Slips that were looked at, by id, as last told by the upstream. */
  slips: Record<string, Poy>;
  /** Takes the first page that the server rendered; pages already fetched below it stay. */
  open: (selection: PoySelection, first: PoyPage) => void;
  /** Fetches the next page, once at a time; nothing on the last. */
  more: (selection: PoySelection) => Promise<void>;
  /** Asks again for what is shown, totals included. A failure leaves what was there. */
  refresh: (selection: PoySelection) => Promise<void>;
  show: (poy: Poy) => void;
  reload: (poyId: string) => Promise<void>;
  /** Tells of slips whose state changed; null after a reconnect, when any of them may have. */
  listen: (changed: (poyId: string | null) => void) => () => void;
}

/** The most that one refresh asks for. */
const mostAPage = 100;

/** The member's slips, in lists and one by one. */
export const createPoys = ({ call }: Needs, { session }: Pick<ShelfInitial, "session">) =>
  createStore<Poys>()((set, get) => {
    const put = (key: string, list: PoyList) => set({ lists: { ...get().lists, [key]: list } });
    const ask = (body: BodyOf<typeof allPoys>) =>
      call(() => import("@/lib/contract/poys").then((noun) => noun.allPoys), { body });

    return {
      lists: {},
      slips: {},
      open: (selection, first) => {
        const key = selectionKey(selection);
        const kept = get().lists[key];
        put(key, { ...(kept ? withNewHead(kept, first) : first), state: "ready" });
      },
      more: async (selection) => {
        const key = selectionKey(selection);
        const list = get().lists[key];
        if (!list?.nextCursor || list.state === "loading") return;
        put(key, { ...list, state: "loading" });
        try {
          const page = await ask({ ...selection, cursor: list.nextCursor, limit: poysAPage });
          const now = get().lists[key] ?? list;
          put(key, { ...page, items: withoutRepeats([...now.items, ...page.items]), state: "ready" });
        } catch {
          put(key, { ...(get().lists[key] ?? list), state: "failed" });
        }
      },
      refresh: async (selection) => {
        const key = selectionKey(selection);
        const shown = get().lists[key]?.items.length ?? 0;
        try {
          const page = await ask({ ...selection, limit: Math.min(mostAPage, Math.max(poysAPage, shown)) });
          const now = get().lists[key];
          put(key, { ...(now ? withNewHead(now, page) : page), state: "ready" });
        } catch {
          // What is on the screen was true a moment ago and stays; the next hint or focus asks again.
        }
      },
      show: (poy) => {
        const known = get().slips[poy.poyId];
        const isOlder = known && known.status !== "accepted" && poy.status === "accepted";
        if (!isOlder) set({ slips: { ...get().slips, [poy.poyId]: poy } });
      },
      reload: async (poyId) => {
        try {
          const query = { id: poyId };
          get().show(await call(() => import("@/lib/contract/poys").then((noun) => noun.onePoy), { query }));
        } catch {
          // As above: a missed answer costs nothing but a moment.
        }
      },
      listen: (changed) =>
        hearLive(
          session,
          "poy-update",
          ({ poyId }) => changed(poyId),
          () => changed(null),
        ),
    };
  });

/** A fresh first page over a longer list: the tail stays only when the two meet, else there would be a gap. */
function withNewHead(kept: PoyPage, head: PoyPage): PoyPage {
  const last = head.items.at(-1);
  const meets = last ? kept.items.findIndex((row) => row.poyId === last.poyId) : -1;
  const tail = meets < 0 ? [] : kept.items.slice(meets + 1);
  if (!tail.length) return head;
  return { ...head, items: withoutRepeats([...head.items, ...tail]), nextCursor: kept.nextCursor };
}

function withoutRepeats(rows: PoyRow[]): PoyRow[] {
  return [...new Map(rows.map((row) => [row.poyId, row])).values()];
}

export const usePoys = shelved(createPoys);
