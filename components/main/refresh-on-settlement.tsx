"use client";
import { useEffect } from "react";
import { useServerRefresh } from "@/components/round/use-ask-again";
import { SECOND_MS } from "@/lib/domain/time/time";
import { usePoys } from "@/stores/poys";

/** The connection opens within seconds of the render; it has missed nothing that is worth another render. */
const FIRST_CONNECTION_MS = 15 * SECOND_MS;

/** Refreshes the page when one of the member's slips changes, so that none waits past its result. Renders nothing. */
export function RefreshOnSettlement() {
  const refresh = useServerRefresh();
  const listen = usePoys((poys) => poys.listen);
  useEffect(() => {
    const begunAtMs = performance.now();
    return listen((changed) => {
      if (changed !== null || performance.now() - begunAtMs > FIRST_CONNECTION_MS) refresh();
    });
  }, [listen, refresh]);
  return null;
}
