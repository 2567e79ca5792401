import { useEffect, useRef } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createRoundUpdates } from "@/stores/rounds/round-updates";
import { useServerRefresh } from "./use-ask-again";

/**
 * Keeps the rounds of a page up to date: pushes are shown at once, and what only the server knows is requested.
 * `renderedAtMs` is the time of the page's data; it advances with each refresh.
 */
export function useLiveRounds(betIds: readonly string[], renderedAtMs: number): void {
  const store = useStoreInstance(createRoundUpdates);
  const router = useRouter();
  const askAgain = useServerRefresh();
  const wanted = betIds.join(" ");
  useEffect(
    () => store.getState().follow(wanted.split(" ").filter(Boolean), askAgain),
    [store, askAgain, wanted],
  );
  useEffect(() => {
    if (renderedAtMs > 0) store.getState().forget(renderedAtMs);
  }, [store, renderedAtMs]);

  const cameWithMs = useRef(renderedAtMs);
  useEffect(() => {
    // A page restored from the history shows its state at that time, however old.
    if (store.getState().isOld(cameWithMs.current)) router.refresh();
  }, [store, router]);
}
