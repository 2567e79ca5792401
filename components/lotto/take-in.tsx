"use client";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useBetRoom, useBets } from "@/stores/bets";

const TakeInSheet = lazy(() => import("./take-in-sheet"));

/** What the address carries when a slip is bet again: `?again=<poyId>`. */
const AGAIN = "again";

/** Lines from elsewhere on their way to the slip: those of the slip that the address names, or any on offer. */
export function TakeIn() {
  const room = useBetRoom();
  const isOffered = useBets((state) => state.offered !== null);
  const [asked, setAsked] = useState<{ poyId: string; state: "loading" | "failed" } | null>(null);

  const way = useRef<AbortController>(null);

  const pull = useCallback(
    async (poyId: string) => {
      const own = new AbortController();
      way.current = own;
      setAsked({ poyId, state: "loading" });
      const isPulled = await room
        .getState()
        .pullPoy(poyId, own.signal)
        .then(
          () => true,
          () => false,
        );
      // Who has left is not called back by an answer that comes late.
      if (own.signal.aborted) return;
      if (isPulled) forgetAsked();
      setAsked(isPulled ? null : { poyId, state: "failed" });
    },
    [room],
  );
  useEffect(() => {
    const poyId = new URLSearchParams(location.search).get(AGAIN);
    if (poyId && /^[0-9a-f-]{36}$/i.test(poyId)) void pull(poyId);
    return () => way.current?.abort();
  }, [pull]);

  if (!isOffered && !asked) return null;
  const leave = () => {
    way.current?.abort();
    room.getState().dropOffered();
    forgetAsked();
    setAsked(null);
  };
  return (
    <Suspense fallback={null}>
      <TakeInSheet
        state={isOffered ? "offered" : (asked?.state ?? "loading")}
        onAgain={() => asked && void pull(asked.poyId)}
        onLeave={leave}
      />
    </Suspense>
  );
}

/** A reload must not offer the same lines a second time. */
function forgetAsked(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(AGAIN)) return;
  address.searchParams.delete(AGAIN);
  history.replaceState(history.state, "", address);
}
