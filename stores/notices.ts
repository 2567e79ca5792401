import { createStore } from "zustand/vanilla";
import { live } from "@/lib/client/live";
import { pageConfig } from "@/lib/client/page-config";
import { memberChannel } from "@/lib/contract/channels";
import { type Needs, type ShelfInitial, shelved } from "./shelved";

export type NoticeKind = "won" | "lost" | "refunded" | "cancelled" | "credited" | "expired" | "unmatched";

export interface Notice {
  /** Slip or deposit, with its state: the same news twice is one notice. */
  id: string;
  kind: NoticeKind;
  /** ms since 1970, when this browser heard of it. */
  atMs: number;
}

export interface Notices {
  /** Newest first. */
  items: readonly Notice[];
  unread: number;
  add: (id: string, kind: NoticeKind) => void;
  read: () => void;
  /** Hears the member's slips and deposits until the returned function is called. */
  listen: (uuid: string) => () => void;
  /** Takes up what this tab heard before it was reloaded. */
  recall: () => void;
}

/** What this tab wrote; another member's is left alone. */
interface Kept extends Pick<Notices, "items" | "unread"> {
  uuid: string;
}

const most = 30;
const storageKey = "notices";
const slipNews = ["won", "lost", "refunded", "cancelled"] as const;
const depositNews = ["credited", "expired", "unmatched"] as const;

/** What happened to the member's slips and deposits while the site was open. */
export const createNotices = (_needs: Needs, { session }: ShelfInitial) =>
  createStore<Notices>()((set, get) => {
    const keep = () => {
      try {
        const { items, unread } = get();
        sessionStorage.setItem(storageKey, JSON.stringify({ uuid: session?.uuid, items, unread }));
      } catch {
        // Without storage the news lasts as long as the page.
      }
    };
    return {
      items: [],
      unread: 0,
      add: (id, kind) => {
        const key = `${id} ${kind}`;
        if (get().items.some((item) => item.id === key)) return;
        set({
          items: [{ id: key, kind, atMs: Date.now() }, ...get().items].slice(0, most),
          unread: get().unread + 1,
        });
        keep();
      },
      read: () => {
        set({ unread: 0 });
        keep();
      },
      listen: (uuid) => {
        const channel = memberChannel(uuid, pageConfig().push.isPrivate);
        const ends = [
          live.on(channel, "poy-update", ({ poyId, status }) => {
            const kind = slipNews.find((news) => news === status);
            if (kind) get().add(poyId, kind);
          }),
          live.on(channel, "deposit-update", ({ id, status }) => {
            const kind = depositNews.find((news) => news === status);
            if (kind) get().add(id, kind);
          }),
        ];
        return () => {
          for (const end of ends) end();
        };
      },
      recall: () => {
        try {
          const kept: Kept | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
          if (kept && kept.uuid === session?.uuid) set({ items: kept.items, unread: kept.unread });
        } catch {
          sessionStorage.removeItem(storageKey);
        }
      },
    };
  });

export const useNotices = shelved(createNotices);
