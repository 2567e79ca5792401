import { createStore } from "zustand/vanilla";
import type { ReplyOf } from "@/lib/contract/endpoint";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { retryAtOf } from "@/lib/contract/retry-at";
import type { Turnover } from "@/lib/contract/turnovers";
import type { allWithdraws, Withdraw } from "@/lib/contract/withdraws";
import { isUnderWay } from "@/lib/domain/withdrawals/withdrawal-limits";
import { hearLive } from "../_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";
import { singleFlight } from "../_core/single-flight";
import { type Confirmed, createWithdrawSubmission, type WithdrawAction } from "./submit";

export type WithdrawPage = ReplyOf<typeof allWithdraws>;

export interface WithdrawList extends WithdrawPage {
  state: "ready" | "loading" | "failed";
}

/**
 * draft → sending → refused, or draft again with the withdrawal in the list. A lost answer makes it unknown: the
 * outcome is requested by the same key until it is definite.
 */
type Asking =
  | { state: "draft" }
  | { state: "sending" | "unknown" }
  | { state: "refused"; code: FaultCode; until: string | null };

export interface Withdraws {
  /** Newest first; null until it is known. */
  list: WithdrawList | null;
  turnover: Turnover | null;
  /** The withdrawal that the page shows from its request to its end. */
  followed: string | null;
  asking: Asking;
  /** The last refresh failed; what is shown may be old. */
  isLost: boolean;
  /** Takes what the server rendered; null where it could not be read. */
  open: (first: WithdrawPage | null, turnover: Turnover | null) => void;
  /** Requests a withdrawal. True once it is accepted. `confirmed` asks for the PIN where it is required. */
  send: (act: WithdrawAction, confirmed: Confirmed) => Promise<boolean>;
  /** Requests the outcome of an action whose answer was lost, now. */
  askAgain: () => void;
  /** Clears the last refusal. */
  dismiss: () => void;
  /** Closes the finished withdrawal. */
  leave: () => void;
  /** Reads the head of the list and the turnover again, single-flight with one trailing run. */
  refresh: () => Promise<void>;
  /** The next page of the list, single-flight; does nothing on the last. */
  more: () => Promise<void>;
  /** Subscribes to pushes and reconnects until the returned function is called. */
  listen: () => () => void;
}

/** A refusal without a reason is the spec's "system error" of withdrawals. */
function refusalOf(error: unknown): FaultCode {
  const code = isFault(error) ? error.code : "internal-error";
  return ["bad-request", "invalid-input", "internal-error"].includes(code) ? "withdraw-system-error" : code;
}

/** The page size of the list; a day's withdrawals fit on the first. */
const withdrawsAPage = 20;
const mostAPage = 100;

/** The member's withdrawals: requesting one, following it, the earlier ones. */
export const createWithdraws = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Withdraws>()((set, get) => {
    const once = createWithdrawSubmission(call);
    const askOnce = singleFlight();

    const show = (page: WithdrawPage) => {
      const known = new Map(get().list?.items.map((one) => [one.id, one]));
      const items = page.items.map((one) => newer(one, known.get(one.id)));
      const live = items.find(isUnderWay);
      set({
        list: { ...page, items, state: "ready" },
        followed: live?.id ?? get().followed,
        isLost: false,
      });
    };
    const askPage = (limit: number, cursor?: string) =>
      call("withdraws", "allWithdraws", {
        query: { limit, ...(cursor && { cursor }) },
      });
    const look = async () => {
      const shown = get().list?.items.length ?? 0;
      const [page, turnover] = await Promise.allSettled([
        askPage(Math.min(mostAPage, Math.max(withdrawsAPage, shown))),
        call("turnovers", "oneTurnover"),
      ]);
      if (page.status === "fulfilled") show(withTail(page.value, get().list));
      else set({ isLost: true });
      if (turnover.status === "fulfilled") set({ turnover: turnover.value });
    };

    return {
      list: null,
      turnover: null,
      followed: null,
      asking: { state: "draft" },
      isLost: false,
      open: (first, turnover) => {
        if (get().asking.state === "refused") set({ asking: { state: "draft" } });
        // A new visit begins with the pending withdrawal; finished ones are in the list.
        set({ followed: get().list?.items.find(isUnderWay)?.id ?? null });
        // A restored page may be older than the known state: it is read again.
        if (get().list) return void get().refresh();
        set({ turnover });
        if (first) show(first);
      },
      send: async (act, confirmed) => {
        if (get().asking.state === "sending" || get().asking.state === "unknown") return false;
        set({ asking: { state: "sending" } });
        try {
          const made = await once.send(act, confirmed, () => set({ asking: { state: "unknown" } }));
          const list = get().list ?? { items: [], nextCursor: null, state: "ready" as const };
          show({ ...list, items: [made, ...list.items.filter(({ id }) => id !== made.id)] });
          set({ followed: made.id, asking: { state: "draft" } });
          return true;
        } catch (error) {
          set({ asking: { state: "refused", code: refusalOf(error), until: retryAtOf(error) } });
          // The refusal is about another withdrawal, limits or turnover: part of the page is out of date.
          if (!isFault(error, "needs-pin")) void get().refresh();
          return false;
        }
      },
      askAgain: once.wake,
      dismiss: () => {
        if (get().asking.state === "refused") set({ asking: { state: "draft" } });
      },
      leave: () => set({ followed: null }),
      refresh: () => askOnce("withdraws", look),
      more: async () => {
        const { list } = get();
        if (!list?.nextCursor || list.state === "loading") return;
        set({ list: { ...list, state: "loading" } });
        try {
          const page = await askPage(withdrawsAPage, list.nextCursor);
          const before = get().list?.items ?? list.items;
          const known = new Set(before.map(({ id }) => id));
          const items = [...before, ...page.items.filter(({ id }) => !known.has(id))];
          set({ list: { ...page, items, state: "ready" } });
        } catch {
          set({ list: { ...(get().list ?? list), state: "failed" } });
        }
      },
      listen: () => {
        const look = () => void get().refresh();
        return hearLive(session, "withdraw-update", look, look);
      },
    };
  });

export const useWithdraws = storeHook(createWithdraws);

const rank: Record<Withdraw["status"], number> = { pending: 0, approved: 1, paid: 2, rejected: 2 };

/** A slow answer does not set a withdrawal back to an earlier state; `one` wins a tie. */
function newer(one: Withdraw, known: Withdraw | undefined): Withdraw {
  return known && rank[known.status] > rank[one.status] ? known : one;
}

/**
 * A new head merged with a longer list: the tail is kept only where the two overlap, else there would be a gap.
 */
function withTail(head: WithdrawPage, list: WithdrawPage | null): WithdrawPage {
  const last = head.items.at(-1);
  const at = last ? (list?.items.findIndex(({ id }) => id === last.id) ?? -1) : -1;
  if (!list || at < 0 || at === list.items.length - 1) return head;
  return { items: [...head.items, ...list.items.slice(at + 1)], nextCursor: list.nextCursor };
}
