"use client";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useBetRoom, useBets } from "@/stores/bets";

const TakeInSheet = lazy(() => import("./take-in-sheet"));

/** What the address carries when a slip is bet again: `?again=<poyId>`. */
const AGAIN = "again";

/** Lines from elsewhere on their way to the slip: those of the slip that the address names, or any on offer. */
export function TakeIn() {
  const room = useBetRoom();
  const isOffered = useBets((state) => state.offered !== null);
  const [asked, setAsked] = useState<{ poyId: string; state: "loading" | "failed" } | null>(null);

  const pull = useCallback(
    async (poyId: string) => {
      setAsked({ poyId, state: "loading" });
      try {
        await room.getState().pullPoy(poyId);
        forgetAsked();
        setAsked(null);
      } catch {
        setAsked({ poyId, state: "failed" });
      }
    },
    [room],
  );
  useEffect(() => {
    const poyId = new URLSearchParams(location.search).get(AGAIN);
    if (poyId && /^[0-9a-f-]{36}$/i.test(poyId)) void pull(poyId);
  }, [pull]);

  if (!isOffered && !asked) return null;
  const leave = () => {
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
