import type { StoreApi } from "zustand";
import { isToCome, type YingProofs } from "@/stores/yings/proof";

/**
 * All pages of a round receive the draw at the same moment; their requests for the proof are spread over this
 * time.
 */
const ASK_WITHIN_MS = 4_000;
/** Without a complete answer: retries after this long, this many times. */
const ASK_AGAIN_MS = 10_000;
const MOST_TRIES = 8;

/**
 * Reads a round's proof while the page is open, and again until it could be checked; returns the stop function.
 */
export function checkByItself(proofs: StoreApi<YingProofs>, betId: string): () => void {
  let triesLeft = MOST_TRIES;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const ask = async () => {
    triesLeft -= 1;
    await proofs.getState().load(betId);
    const isOpen = proofs.getState().state === "failed" || isToCome(proofs.getState());
    if (!isOver && isOpen && triesLeft > 0) askIn(ASK_AGAIN_MS);
  };
  const askIn = (waitMs: number) => {
    if (document.visibilityState === "visible")
      timer = setTimeout(() => void ask(), waitMs + Math.random() * ASK_WITHIN_MS);
    else document.addEventListener("visibilitychange", looked, { once: true });
  };
  const looked = () => askIn(0);

  askIn(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", looked);
    proofs.getState().leave();
  };
}
