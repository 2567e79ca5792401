import { useEffect, useRef } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useShelved } from "@/stores/_core/registry";
import { createRoundNews } from "@/stores/round-news";
import { useAskAgain } from "./use-ask-again";

/**
 * Keeps the rounds of a page true: what is heard is shown at once, what only the server knows is asked for.
 * `renderedAtMs` is the time of what the page shows; it moves on whenever the server has told anew.
 */
export function useLiveRounds(betIds: readonly string[], renderedAtMs: number): void {
  const store = useShelved(createRoundNews);
  const router = useRouter();
  const askAgain = useAskAgain();
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
    // Back in the history one gets the page as it was left, however long ago.
    if (store.getState().isOld(cameWithMs.current)) router.refresh();
  }, [store, router]);
}
