import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";
import { syncClock } from "@/lib/client/realtime/server-clock";
import type { claimDeposit, Deposit, DepositStatus } from "@/lib/contract/deposits";
import type { BodyOf } from "@/lib/contract/endpoint";
import { type FaultCode, isFault } from "@/lib/contract/fault";
import { limitRefusalOf, type OwnRefusal } from "@/lib/contract/limit-refusal";
import type { FeedVerdict } from "@/lib/contract/operators/bank-feed";
import { retryAtOf } from "@/lib/contract/retry-at";
import { type Satang, satang } from "@/lib/domain/money/money";
import { isAmbiguous } from "../_core/ambiguous-outcome";
import { hearLive } from "../_core/live-hints";
import { type InitialState, type StoreDeps, storeHook } from "../_core/registry";
import { singleFlight } from "../_core/single-flight";
import { type DepositOrder, sendOrder } from "./orders";

/** The simulated bank's transfer: of the exact total, without its satang, or after the deadline. */
export type SimulatedTransfer = "exact" | "wrong" | "late";

/** A member's report of a transfer: amount, time and slip. */
type Claim = Omit<BodyOf<typeof claimDeposit>, "id">;

export interface Deposits {
  /** The request on the screen. */
  deposit: Deposit | null;
  doing: "nothing" | "creating" | "cancelling" | "checking" | "transferring" | "claiming";
  /** The last refresh failed; the state shown may be old. */
  isLost: boolean;
  /** Why the last action was refused; cleared by the next one. */
  refusal: FaultCode | null;
  /** The details of the last refusal by one of the member's own limits. */
  own: OwnRefusal | null;
  /** When the refused action is possible again, where the refusal says so. */
  until: string | null;
  /** The last transfer of the simulated bank and how the site matched it. */
  sent: { amount: Satang; verdict: FeedVerdict } | null;
  /** Takes the request the server rendered, unless a later state of it is known. */
  open: (deposit: Deposit) => void;
  /** Opens a request. Returns the id of the live one, this or an earlier one; null when there is none. */
  create: (order: DepositOrder) => Promise<string | null>;
  /** Reads the request's state, single-flight with one trailing run. */
  check: () => Promise<void>;
  cancel: () => Promise<void>;
  /** Reports a transfer; a pending request is cancelled in its favour. True once staff have the report. */
  claim: (claim: Claim) => Promise<boolean>;
  transfer: (played: SimulatedTransfer) => Promise<void>;
  /**
   * Subscribes to the request by push, reconnects and the server's clock until the returned function is called.
   */
  listen: () => () => void;
}

/**
 * The simulated bank's transfer. People often drop the satang, and a whole amount can't match another request's
 * total.
 */
export function playedAmount(deposit: Deposit, played: SimulatedTransfer): Satang {
  return played === "wrong" ? satang(deposit.prepareTotal - deposit.prepareIndex) : deposit.prepareTotal;
}

/** The recipient of the transfer: an account, a wallet or an address. */
export function paidTo({ account, walletNumber, transfer }: Deposit): string | undefined {
  return transfer?.address ?? walletNumber ?? account?.accountNumber;
}

const isOver = (status: DepositStatus) => status !== "waiting";

/** A member's live deposit: reserves its total, waits for the bank, reports the outcome. */
export const createDeposits = ({ call }: StoreDeps, { session }: Pick<InitialState, "session">) =>
  createStore<Deposits>()((set, get) => {
    /** The key is kept until there is a definite answer, so a retry can't reserve a second total. */
    let attempt: { of: string; key: string } | undefined;
    const askOnce = singleFlight();

    const accept = (deposit: Deposit) => {
      const known = get().deposit;
      const isSame = known?.id === deposit.id;
      if (isSame && isOver(known.status) && !isOver(deposit.status)) return;
      // Not every answer repeats the recipient; a request keeps its recipient for good. What is said of money that
      // did not match is true until the next answer only.
      const { inexactAt: _at, inexactAmount: _amount, ...kept } = (isSame && known) || deposit;
      set({ deposit: { ...kept, ...deposit }, isLost: false });
    };
    /** An answer about a request that has left the screen is ignored. */
    const acceptLate = (deposit: Deposit) => {
      if (get().deposit?.id === deposit.id) accept(deposit);
    };
    const ask = async () => {
      const { deposit, doing } = get();
      if (!deposit) return;
      if (doing === "nothing") set({ doing: "checking" });
      try {
        const query = { id: deposit.id };
        acceptLate(await call("deposits", "oneDeposit", { query }));
      } catch {
        set({ isLost: true });
      } finally {
        if (get().doing === "checking") set({ doing: "nothing" });
      }
    };
    const giveUp = async (id: string) =>
      acceptLate(
        await call("deposits", "cancelDeposit", {
          body: { id },
        }),
      );
    const refused = (error: unknown) =>
      set({
        refusal: isFault(error) ? error.code : "internal-error",
        own: limitRefusalOf(error),
        until: retryAtOf(error),
      });

    return {
      deposit: null,
      doing: "nothing",
      isLost: false,
      refusal: null,
      own: null,
      until: null,
      sent: null,
      open: (deposit) => {
        if (get().deposit?.id !== deposit.id) set({ refusal: null, sent: null });
        accept(deposit);
      },
      create: async (order) => {
        if (get().doing === "creating") return null;
        set({ doing: "creating", refusal: null });
        const of = JSON.stringify(order);
        if (attempt?.of !== of) attempt = { of, key: newIdempotencyKey() };
        try {
          const deposit = await sendOrder(call, order, attempt.key);
          attempt = undefined;
          accept(deposit);
          set({ sent: null });
          return deposit.id;
        } catch (error) {
          if (!isAmbiguous(error)) attempt = undefined;
          if (isFault(error, "deposit-live-already") && error.details) return error.details.id;
          refused(error);
          return null;
        } finally {
          set({ doing: "nothing" });
        }
      },
      check: () => askOnce("deposit", ask),
      cancel: async () => {
        const { deposit } = get();
        if (!deposit) return;
        set({ doing: "cancelling", refusal: null });
        try {
          await giveUp(deposit.id);
        } catch (error) {
          refused(error);
          await get().check();
        } finally {
          set({ doing: "nothing" });
        }
      },
      claim: async (claim) => {
        const { deposit, doing } = get();
        if (!deposit || doing === "claiming") return false;
        set({ doing: "claiming", refusal: null });
        try {
          if (deposit.status === "waiting") await giveUp(deposit.id);
          const body = { id: deposit.id, ...claim };
          acceptLate(await call("deposits", "claimDeposit", { body }));
          return true;
        } catch (error) {
          refused(error);
          await get().check();
          return false;
        } finally {
          set({ doing: "nothing" });
        }
      },
      transfer: async (played) => {
        const { deposit } = get();
        const to = deposit && paidTo(deposit);
        if (!deposit || !to) return;
        const amount = playedAmount(deposit, played);
        const coinAmount = deposit.transfer?.coinAmount;
        const what = coinAmount ? { coinAmount } : { amount, ...(played === "late" && { late: true }) };
        set({ doing: "transferring", refusal: null, sent: null });
        try {
          const verdict = await call("simulators", "simulateTransfer", {
            body: { depositId: deposit.id, account: to, ...what },
          });
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

export const useDeposits = storeHook(createDeposits);
