import { createStore } from "zustand/vanilla";
import { type LastSlips, readLastSlips, type SlipsRead, saveLastSlips } from "@/lib/client/device/last-slips";
import type { BodyOf } from "@/lib/contract/endpoint";
import type { allPoys, Poy, PoyPage, PoyRow } from "@/lib/contract/poys";
import type { OpenRound } from "@/lib/domain/rounds/open-round";
import { epochMs } from "@/lib/domain/time/time";
import { hearEvents } from "../_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";
import { singleFlight } from "../_core/single-flight";
import { findOpenRound } from "./again";
import { type CancelRefusal, cancelling } from "./cancel";
import { type PoySelection, poysAPage, selectionKey } from "./selection";

export interface PoyList extends PoyPage {
  state: "ready" | "loading" | "failed";
}

export interface Poys {
  /** Lists by selection. They are kept while the member opens a slip, so that going back shows the same place. */
  lists: Record<string, PoyList>;
  /** Slips that were opened, by id, as last read. */
  slips: Record<string, Poy>;
  /** Takes the first page that the server rendered; pages already fetched below it stay. */
  open: (selection: PoySelection, first: PoyPage) => void;
  /** Fetches the next page, single-flight; does nothing on the last. */
  more: (selection: PoySelection) => Promise<void>;
  /**
   * Reads again what is shown, totals included, and the changed slip when it is further down than one answer
   * reaches. One call at a time, and one more for all the hints that came meanwhile: an older answer can't arrive
   * last. A failure keeps the last state.
   */
  refresh: (selection: PoySelection, changed?: string | null) => Promise<void>;
  /** Cancels left to the member today, as last read; null until then. */
  cancelsLeft: number | null;
  /** Stores a slip as just read; its card in every list follows. */
  show: (poy: Poy) => void;
  /** Cancels a slip; null once it is done. After a lost answer it may be sent again: it is one cancel. */
  cancel: (poyId: string) => Promise<CancelRefusal | null>;
  /** Switches a slip's public receipt. Throws a Fault when that failed. */
  switchReceipt: (poy: Poy, isPublic: boolean) => Promise<void>;
  /**
   * The slip with its public receipt, read where it lacks it; the slip as it is when that fails or takes long: its
   * picture then has no code.
   */
  withReceipt: (poy: Poy) => Promise<Poy>;
  /** The market's open round. Throws a Fault when it cannot be read. */
  findOpenRound: (betType: string) => Promise<OpenRound>;
  /** SHA-256 of a text's UTF-8 bytes, hex; computed on this device. */
  hashOf: (text: string) => Promise<string>;
  reload: (poyId: string) => Promise<void>;
  /**
   * Stores the slips of an answer on this device, to be read offline. What a list or a slip shows later is stored by
   * itself.
   */
  keepLast: (page: PoyPage, selection?: PoySelection) => void;
  /** The stored slips; null where there are none. */
  readLast: () => LastSlips | null;
  /** Notifies of slips whose state changed; null after a reconnect, when any of them may have. */
  listen: (changed: (poyId: string | null) => void) => () => void;
}

/** A picture waits no longer for its code. */
const RECEIPT_WAIT_MS = 4_000;

/** The most slips that one refresh reads. */
const mostAPage = 100;

/** The member's slips, in lists and one by one. */
export const createPoys = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Poys>()((set, get) => {
    const put = (key: string, list: PoyList) => {
      const { cancelsLeft = get().cancelsLeft } = list;
      set({ lists: { ...get().lists, [key]: list }, cancelsLeft });
    };
    const keep = (read: SlipsRead) => {
      if (session && (read.rows.length > 0 || read.isAllWaiting)) void saveLastSlips(session.uuid, read);
    };
    const keepLast = (page: PoyPage, selection: PoySelection = {}) =>
      keep({ rows: page.items, ...timeOf(page), isAllWaiting: isAllWaiting(page, selection) });
    const askOnce = singleFlight();
    const cancel = cancelling(call);
    const ask = (body: BodyOf<typeof allPoys>) => call("poys", "allPoys", { body });
    const askHead = async (selection: PoySelection) => {
      const key = selectionKey(selection);
      const shown = get().lists[key]?.items.length ?? 0;
      try {
        const page = await ask({ ...selection, limit: Math.min(mostAPage, Math.max(poysAPage, shown)) });
        const now = get().lists[key];
        const merged = now ? withNewHead(now, page) : page;
        put(key, {
          ...(now && selection.status === "accepted" ? withEnded(merged, now) : merged),
          state: "ready",
        });
        keepLast(page, selection);
      } catch {
        // A failure keeps what is shown; the next hint or focus asks again.
      }
    };

    return {
      lists: {},
      slips: {},
      cancelsLeft: null,
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
        const askedFrom = list.nextCursor;
        try {
          const page = await ask({ ...selection, cursor: askedFrom, limit: poysAPage });
          put(key, withNextPage(get().lists[key] ?? list, askedFrom, page));
        } catch {
          const now = get().lists[key] ?? list;
          if (now.nextCursor === askedFrom) put(key, { ...now, state: "failed" });
        }
      },
      refresh: (selection, changed) => {
        const key = selectionKey(selection);
        const items = get().lists[key]?.items ?? [];
        if (changed && items.slice(mostAPage).some(({ poyId }) => poyId === changed))
          void get().reload(changed);
        return askOnce(key, () => askHead(selection));
      },
      show: (poy) => {
        const known = get().slips[poy.poyId];
        if (known && isOlder(poy, known)) return;
        const { slips, lists, cancelsLeft } = get();
        set({
          slips: { ...slips, [poy.poyId]: poy },
          lists: withRow(lists, poy),
          cancelsLeft: poy.cancelsLeft ?? cancelsLeft,
        });
        keep({ rows: [poy], ...timeOf(poy) });
      },
      switchReceipt: async (poy, isPublic) => {
        const body = { poyId: poy.poyId, isPublic };
        const publicReceipt = await call("receipts", "switchReceipt", { body });
        get().show({ ...(get().slips[poy.poyId] ?? poy), publicReceipt });
      },
      withReceipt: async (poy) => {
        if (poy.publicReceipt) return poy;
        const waited = new Promise<null>((done) => setTimeout(done, RECEIPT_WAIT_MS, null));
        const asked = get().reload(poy.poyId);
        await Promise.race([asked, waited]);
        const publicReceipt = get().slips[poy.poyId]?.publicReceipt;
        return publicReceipt ? { ...poy, publicReceipt } : poy;
      },
      findOpenRound: (betType) => findOpenRound(call, betType),
      hashOf: async (text) => {
        const { sha256 } = await (await import("@/lib/client/device/hashing")).loadHashing();
        const bytes = await sha256(new TextEncoder().encode(text));
        return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      },
      cancel: async (poyId) => {
        const refusal = await cancel(poyId, get().show);
        if (refusal?.why === "limit") set({ cancelsLeft: 0 });
        return refusal;
      },
      reload: async (poyId) => {
        try {
          const query = { id: poyId };
          get().show(await call("poys", "onePoy", { query }));
        } catch {
          // A failure keeps what is shown, as above.
        }
      },
      keepLast,
      readLast: () => readLastSlips(),
      listen: (changed) =>
        hearEvents(
          session,
          {
            "poy-update": ({ poyId }) => changed(poyId),
            // Slips that have lost have no event of their own.
            "round-settled": () => changed(null),
          },
          () => changed(null),
        ),
    };
  });

const timeOf = ({ serverTime }: { serverTime?: string }) =>
  serverTime ? { readAtMs: epochMs(serverTime) } : {};

/** Asked for every slip that waits, and answered whole. */
const isAllWaiting = ({ nextCursor }: PoyPage, { status, ...narrower }: PoySelection): boolean =>
  status === "accepted" && nextCursor === null && Object.values(narrower).every((one) => one === undefined);

/** The lists with the slip's card as it is now. */
function withRow(lists: Poys["lists"], poy: Poy): Poys["lists"] {
  const { poyListJson: _lines, setListJson: _sets, drawHead: _head, publicReceipt: _receipt, ...more } = poy;
  const { cancelsLeft: _left, serverTime: _time, ...row } = more;
  return Object.fromEntries(
    Object.entries(lists).map(([key, list]) => [
      key,
      list.items.some(({ poyId }) => poyId === poy.poyId)
        ? { ...list, items: list.items.map((each) => (each.poyId === poy.poyId ? row : each)) }
        : list,
    ]),
  );
}

/**
 * A new first page merged with a longer list: the tail is kept only where the two overlap, else there would be a
 * gap.
 */
function withNewHead(kept: PoyPage, answer: PoyPage): PoyPage {
  const known = new Map(kept.items.map((row) => [row.poyId, row]));
  const head = {
    ...answer,
    items: answer.items.map((row) => {
      const before = known.get(row.poyId);
      return before && isOlder(row, before) ? before : row;
    }),
  };
  // The whole list: what it no longer has, has left it (a waiting slip was settled).
  if (answer.nextCursor === null) return head;
  const last = head.items.at(-1);
  const meets = last ? kept.items.findIndex((row) => row.poyId === last.poyId) : -1;
  const tail = meets < 0 ? [] : kept.items.slice(meets + 1);
  if (!tail.length) return head;
  return { ...head, items: withoutRepeats([...head.items, ...tail]), nextCursor: kept.nextCursor };
}

/** The next page below the list; one that was asked for before the list began anew would leave a gap, and is ignored. */
function withNextPage(now: PoyList, askedFrom: string, page: PoyPage): PoyList {
  if (now.nextCursor !== askedFrom) return now;
  return { ...page, items: withoutRepeats([...now.items, ...page.items]), state: "ready" };
}

/** The waiting slips, with those that were seen to end on this page: an answer about one stays beside its row. */
function withEnded(list: PoyPage, kept: PoyPage): PoyPage {
  const ended = kept.items.filter(({ status }) => status !== "accepted");
  if (!ended.length) return list;
  return { ...list, items: withoutRepeats([...list.items, ...ended]).sort((a, b) => b.poyNo - a.poyNo) };
}

/** A settled slip is final: a row that is still active is from an earlier time. */
const isOlder = (row: PoyRow, known: PoyRow): boolean =>
  known.status !== "accepted" && row.status === "accepted";

function withoutRepeats(rows: PoyRow[]): PoyRow[] {
  return [...new Map(rows.map((row) => [row.poyId, row])).values()];
}

export const usePoys = storeHook(createPoys);
