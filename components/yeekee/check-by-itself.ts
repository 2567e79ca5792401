import type { StoreApi } from "zustand";
import { isToCome, type YingProofs } from "@/stores/yings/proof";

/** Pages of a room are drawn for at the same moment; they ask for the proof over so long. */
const ASK_WITHIN_MS = 4_000;
/** Where no answer came, or not all of it: after so long, and so often. */
const ASK_AGAIN_MS = 10_000;
const MOST_TRIES = 8;

/** Reads a round's proof while somebody looks, and again until it could be checked; answers the way to stop. */
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
