import { type RefObject, useEffect, useRef } from "react";
import type { Deposit, DepositStatus } from "@/lib/contract/deposits";
import { epochMs } from "@/lib/domain/time/time";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit } from "@/stores/credit";
import { createDeposits } from "@/stores/deposits";
import { useClock } from "@/stores/page/clock";

/** Polling interval of the request while nothing is pushed, ms. */
export const askEveryMs = 10_000;

/** Final states. */
const final: ReadonlySet<DepositStatus> = new Set(["credited", "rejected"]);

/**
 * Keeps the request up to date: on push, reconnect, when the page becomes visible, every ten seconds, and at its
 * deadline.
 */
export function useFollowedDeposit(rendered: Deposit, deposit: Deposit) {
  const deposits = useStoreInstance(createDeposits);
  const credit = useStoreInstance(createCredit);
  const isWaiting = deposit.status === "waiting";
  const isFinal = final.has(deposit.status);
  const endsAtMs = deposit.expiresAt ? epochMs(deposit.expiresAt) : Number.POSITIVE_INFINITY;
  const keepTicking = useClock((clock) => clock.keepTicking);
  const isTimeUp = useClock((clock) => clock.nowMs >= endsAtMs);

  useEffect(() => deposits.getState().open(rendered), [deposits, rendered]);
  // With its id in the address a reload shows the outcome, also when it is no longer the live one.
  useEffect(() => window.history.replaceState(null, "", `?id=${rendered.id}`), [rendered.id]);
  // The report of a transfer starts with the current time.
  useEffect(() => (isFinal ? undefined : keepTicking()), [keepTicking, isFinal]);
  // Money may come late and staff may decide: an expired request without a decision is followed as well.
  useEffect(() => (isFinal ? undefined : deposits.getState().listen()), [deposits, isFinal]);
  useEffect(() => {
    if (!isWaiting) return;
    const onLook = () => document.visibilityState === "visible" && void deposits.getState().check();
    const timer = setInterval(onLook, askEveryMs);
    document.addEventListener("visibilitychange", onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [deposits, isWaiting]);
  useEffect(() => {
    if (isWaiting && isTimeUp) void deposits.getState().check();
  }, [deposits, isWaiting, isTimeUp]);
  useEffect(() => {
    if (deposit.status === "credited") void credit.getState().refresh();
  }, [credit, deposit.status]);
}

/**
 * The outcome is shorter than the page of the request, which was scrolled: the browser would leave its title half
 * under the bar. It begins at the top of the page; its heading, which gets the returned ref, takes the focus that was
 * on what has gone, such as the button that cancelled.
 */
export function useTopOnceOver(status: DepositStatus): RefObject<HTMLHeadingElement | null> {
  const before = useRef(status);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (before.current === "waiting" && status !== "waiting") {
      window.scrollTo({ top: 0 });
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    }
    before.current = status;
  }, [status]);
  return heading;
}
