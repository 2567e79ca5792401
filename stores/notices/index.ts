import { createStore } from "zustand/vanilla";
import { pageConfig } from "@/lib/client/page/page-config";
import { live } from "@/lib/client/realtime/live";
import { memberChannel } from "@/lib/contract/channels";
import { isFault } from "@/lib/contract/fault";
import type { NotificationRow } from "@/lib/contract/notifications";
import { SECOND_MS } from "@/lib/domain/time/time";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";
import { saveUnread, storedUnread } from "./unread-storage";

/**
 * A notification in the bell's list; one that was unread when the bell was opened stays marked until the page is
 * left.
 */
export interface Notification extends Omit<NotificationRow, "readAt"> {
  isNew: boolean;
}

export interface Notifications {
  /** Newest first. */
  items: readonly Notification[];
  unread: number;
  /** `not-offered`: this site's upstream stores no notifications. */
  state: "unknown" | "loading" | "ready" | "failed" | "not-offered";
  nextCursor: string | null;
  /** Reads the newest page again, single-flight. */
  refresh: () => Promise<void>;
  /** Reads one more page. */
  more: () => Promise<void>;
  /** Marks the notifications as read. */
  read: () => Promise<void>;
  /**
   * Subscribes to new notifications, and reads again after each reconnect, until the returned function is called.
   */
  listen: (uuid: string) => () => void;
}

/** Thousands of members may have lost in one round: their pages read again within this time, not at once. */
export const SETTLED_SPREAD_MS = 5 * SECOND_MS;

/** News are sent in every language they are written in; a page shows those of its own. */
const isInReaderLanguage = (language = document.documentElement.lang) =>
  language === document.documentElement.lang;

/** The member's notifications behind the bell. The upstream stores them, so every device shows the same. */
export const createNotifications = (
  { call }: StoreDeps,
  { unread: unreadAtFirst }: Pick<InitialState, "unread">,
) =>
  createStore<Notifications>()((set, get, store) => {
    let running: Promise<void> | undefined;
    let isMoreAsked = false;

    const ask = (cursor?: string) =>
      call("notifications", "allNotifications", { query: cursor ? { cursor } : {} });
    const taken = ({ readAt, ...row }: NotificationRow): Notification => ({ ...row, isNew: readAt === null });
    /**
     * Merges the newest page with what was pushed since it was requested and with the older pages already shown.
     * An entry of its range that it lacks was withdrawn.
     */
    const join = (page: readonly NotificationRow[], before: readonly Notification[]) => {
      const shown = get().items;
      const marked = new Set(shown.flatMap(({ id, isNew }) => (isNew ? [id] : [])));
      const fresh = page.map(taken).map((item) => (marked.has(item.id) ? { ...item, isNew: true } : item));
      const placeOf = (item?: Notification) => shown.findIndex(({ id }) => id === item?.id);
      const isIn = (list: readonly Notification[]) => (item: Notification) =>
        list.some(({ id }) => id === item.id);
      const stood = shown.findIndex(isIn(before));
      const isFresh = isIn(fresh);
      const newer = shown.slice(0, stood < 0 ? shown.length : stood).filter((item) => !isFresh(item));
      const lastAt = placeOf(fresh.at(-1));
      return { fresh, newer, older: lastAt < 0 ? [] : shown.slice(lastAt + 1) };
    };
    const fail = (error: unknown) =>
      set({ state: isFault(error) && error.code === "not-offered" ? "not-offered" : "failed" });

    return {
      items: [],
      unread: unreadAtFirst ?? 0,
      state: "unknown",
      nextCursor: null,
      refresh: () => {
        running ??= (async () => {
          const before = get().items;
          if (before.length === 0) set({ state: "loading" });
          try {
            const { items, nextCursor, unread } = await ask();
            const { fresh, newer, older } = join(items, before);
            set({
              items: [...newer, ...fresh, ...older],
              nextCursor: older.length > 0 ? get().nextCursor : nextCursor,
              unread: unread + newer.length,
              state: "ready",
            });
          } catch (error) {
            fail(error);
          }
        })().finally(() => {
          running = undefined;
        });
        return running;
      },
      more: async () => {
        const { nextCursor } = get();
        if (!nextCursor || isMoreAsked) return;
        isMoreAsked = true;
        set({ state: "loading" });
        try {
          const page = await ask(nextCursor);
          const known = new Set(get().items.map(({ id }) => id));
          const items = [...get().items, ...page.items.map(taken).filter(({ id }) => !known.has(id))];
          set({ items, nextCursor: page.nextCursor, unread: page.unread, state: "ready" });
        } catch (error) {
          fail(error);
        } finally {
          isMoreAsked = false;
        }
      },
      read: async () => {
        if (get().unread === 0) return;
        try {
          const { unread } = await call("notifications", "readNotifications", {
            body: {},
          });
          set({ unread });
        } catch {
          // They stay unread; the next call marks them.
        }
      },
      listen: (uuid) => {
        const channel = memberChannel(uuid, pageConfig().push.isPrivate);
        const onFocus = () => {
          const { state, unread } = get();
          // What is counted may have been read in another tab; news of more come by push.
          const mayDiffer = state !== "unknown" || unread > 0;
          if (document.visibilityState === "visible" && mayDiffer) void get().refresh();
        };
        // Rendered without a count, the bell shows the one that this tab last knew until the upstream answers.
        if (typeof unreadAtFirst === "number") saveUnread(uuid, get().unread);
        else if (get().state === "unknown") {
          set({ unread: storedUnread(uuid) });
          void get().refresh();
        }
        let timer: ReturnType<typeof setTimeout> | undefined;
        const refreshSoon = () => {
          timer ??= setTimeout(() => {
            timer = undefined;
            void get().refresh();
          }, Math.random() * SETTLED_SPREAD_MS);
        };
        const ends = [
          () => clearTimeout(timer),
          store.subscribe(({ unread }) => saveUnread(uuid, unread)),
          live.on(channel, "notice-update", (row) => {
            if (!isInReaderLanguage(row.facts.language) || get().items.some(({ id }) => id === row.id))
              return;
            set({ items: [{ ...row, isNew: true }, ...get().items], unread: get().unread + 1 });
          }),
          // Lost slips are told by one message a round, and their notices are read.
          live.on(channel, "round-settled", refreshSoon),
          live.onReconnect(() => void get().refresh()),
        ];
        document.addEventListener("visibilitychange", onFocus);
        return () => {
          document.removeEventListener("visibilitychange", onFocus);
          for (const end of ends) end();
        };
      },
    };
  });

export const useNotifications = storeHook(createNotifications);
