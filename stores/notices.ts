import { createStore } from "zustand/vanilla";
import { live } from "@/lib/client/live";
import { pageConfig } from "@/lib/client/page-config";
import { memberChannel } from "@/lib/contract/channels";
import { isNewsWanted, type NewsKind, type NewsWanted, usualNews } from "@/lib/domain/notice-choices";
import { type Needs, type ShelfInitial, shelved } from "./shelved";

export type NoticeKind = NewsKind;

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
/** How long an answer about what is wanted holds, ms: a hundred slips of one round ask once. */
const wantedFreshMs = 30_000;
const storageKey = "notices";
const slipNews = ["won", "lost", "refunded", "cancelled"] as const;
const depositNews = ["credited", "expired", "unmatched"] as const;

/** What happened to the member's slips and deposits while the site was open. */
export const createNotices = ({ call }: Needs, { session }: ShelfInitial) =>
  createStore<Notices>()((set, get) => {
    let wanted: { asked: Promise<NewsWanted>; atMs: number } | undefined;
    /** Asked when news comes, for most pages never have any; where it is not known, everything is told. */
    const wants = async (kind: NewsKind) => {
      const nowMs = Date.now();
      if (!wanted || nowMs - wanted.atMs > wantedFreshMs) {
        const choices = () => import("@/lib/contract/notice-choices").then((noun) => noun.readNoticeChoices);
        wanted = { asked: call(choices).catch(() => usualNews), atMs: nowMs };
      }
      return isNewsWanted(await wanted.asked, kind);
    };
    const hear = async (id: string, kind: NewsKind) => {
      if (await wants(kind)) get().add(id, kind);
    };
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
            if (kind) void hear(poyId, kind);
          }),
          live.on(channel, "deposit-update", ({ id, status }) => {
            const kind = depositNews.find((news) => news === status);
            if (kind) void hear(id, kind);
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
