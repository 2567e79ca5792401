import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "@/lib/client/idempotency-key";
import { syncClock } from "@/lib/client/server-clock";
import type { Deposit, DepositStatus } from "@/lib/contract/deposits";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import type { FeedVerdict } from "@/lib/contract/operators/bank-feed";
import { type OwnRefusal, ownRefusalOf } from "@/lib/contract/own-refusal";
import { type Satang, satang } from "@/lib/domain/money";
import { isDoubtful } from "./doubtful";
import { hearLive } from "./live-hints";
import { type Needs, type ShelfInitial, shelved } from "./shelved";

/** How the member plays his bank: the exact total, the total without its satang, or after the time is up. */
export type PlayedTransfer = "exact" | "wrong" | "late";

export interface Deposits {
  /** The request on the screen. */
  deposit: Deposit | null;
  doing: "nothing" | "creating" | "cancelling" | "checking" | "transferring";
  /** The last check did not reach us; the state shown may be old. */
  isLost: boolean;
  /** Why the last act was refused; cleared by the next one. */
  refusal: FaultCode | null;
  /** The facts of the last refusal that was one of the member's own limits. */
  own: OwnRefusal | null;
  /** The last transfer of the simulated bank and what the site made of it. */
  sent: { amount: Satang; verdict: FeedVerdict } | null;
  /** Takes the request the server rendered, unless a later state of it is known. */
  open: (deposit: Deposit) => void;
  /** Reserves a total. True when a request is live now, this one or an earlier one. */
  create: (bankId: number, amount: Satang) => Promise<boolean>;
  /** Asks what became of the request, once at a time; asked meanwhile, it asks once more after it. */
  check: () => Promise<void>;
  cancel: () => Promise<void>;
  transfer: (played: PlayedTransfer) => Promise<void>;
  /** Follows the request by push, reconnects and the server's clock until the returned function is called. */
  listen: () => () => void;
}

/** What the simulated bank sends. Dropping the satang is what people do, and it can't meet anyone else's total. */
export function playedAmount(deposit: Deposit, played: PlayedTransfer): Satang {
  return played === "wrong" ? satang(deposit.prepareTotal - deposit.prepareIndex) : deposit.prepareTotal;
}

const isOver = (status: DepositStatus) => status !== "waiting";

/** A member's live deposit: reserving its total, waiting for the bank, what came of it. */
export const createDeposits = ({ call }: Needs, { session }: Pick<ShelfInitial, "session">) =>
  createStore<Deposits>()((set, get) => {
    /** Kept until there is a definite answer, so a retry can't reserve a second total. */
    let attempt: { of: string; key: string } | undefined;

    let checking: Promise<void> | undefined;
    let again = false;

    const accept = (deposit: Deposit) => {
      const known = get().deposit;
      const isSame = known?.id === deposit.id;
      if (isSame && isOver(known.status) && !isOver(deposit.status)) return;
      // Not every answer repeats the account to pay to; it is the request's for good.
      const account = deposit.account ?? (isSame ? known.account : undefined);
      set({ deposit: { ...deposit, ...(account && { account }) }, isLost: false });
    };
    /** An answer about a request that has left the screen does not bring it back. */
    const acceptLate = (deposit: Deposit) => {
      if (get().deposit?.id === deposit.id) accept(deposit);
    };
    const ask = async () => {
      const { deposit, doing } = get();
      if (!deposit) return;
      if (doing === "nothing") set({ doing: "checking" });
      try {
        const query = { id: deposit.id };
        acceptLate(
          await call(() => import("@/lib/contract/deposits").then((noun) => noun.oneDeposit), { query }),
        );
      } catch {
        set({ isLost: true });
      } finally {
        if (get().doing === "checking") set({ doing: "nothing" });
      }
    };
    const refused = (error: unknown) =>
      set({ refusal: isFault(error) ? error.code : "internal-error", own: ownRefusalOf(error) });

    return {
      deposit: null,
      doing: "nothing",
      isLost: false,
      refusal: null,
      own: null,
      sent: null,
      open: (deposit) => {
        if (get().deposit?.id !== deposit.id) set({ refusal: null, sent: null });
        accept(deposit);
      },
      create: async (bankId, amount) => {
        if (get().doing === "creating") return false;
        set({ doing: "creating", refusal: null });
        const of = `${bankId} ${amount}`;
        if (attempt?.of !== of) attempt = { of, key: newIdempotencyKey() };
        try {
          const deposit = await call(
            () => import("@/lib/contract/deposits").then((noun) => noun.createFastDeposit),
            {
              body: { bankId, prepareAmount: amount },
              key: attempt.key,
            },
          );
          attempt = undefined;
          accept(deposit);
          set({ sent: null });
          return true;
        } catch (error) {
          if (isFault(error, "deposit-live-already")) return true;
          if (!isDoubtful(error)) attempt = undefined;
          refused(error);
          return false;
        } finally {
          set({ doing: "nothing" });
        }
      },
      check: () => {
        again = checking !== undefined;
        checking ??= (async () => {
          do {
            again = false;
            await ask();
          } while (again);
        })().finally(() => {
          checking = undefined;
        });
        return checking;
      },
      cancel: async () => {
        const { deposit } = get();
        if (!deposit) return;
        set({ doing: "cancelling", refusal: null });
        try {
          const body = { id: deposit.id };
          acceptLate(
            await call(() => import("@/lib/contract/deposits").then((noun) => noun.cancelFastDeposit), {
              body,
            }),
          );
        } catch (error) {
          refused(error);
          await get().check();
        } finally {
          set({ doing: "nothing" });
        }
      },
      transfer: async (played) => {
        const { deposit } = get();
        if (!deposit?.account) return;
        const amount = playedAmount(deposit, played);
        set({ doing: "transferring", refusal: null, sent: null });
        try {
          const verdict = await call(
            () => import("@/lib/contract/simulators").then((noun) => noun.simulateTransfer),
            {
              body: {
                depositId: deposit.id,
                account: deposit.account.accountNumber,
                amount,
                ...(played === "late" && { late: true }),
              },
            },
          );
          set({ sent: { amount, verdict } });
          await get().check();
        } catch (error) {
          refused(error);
        } finally {
          set({ doing: "nothing" });
        }
      },
      listen: () => {
        void syncClock();
        return hearLive(
          session,
          "deposit-update",
          ({ id }) => {
            if (id === get().deposit?.id) void get().check();
          },
          () => void get().check(),
        );
      },
    };
  });

export const useDeposits = shelved(createDeposits);
