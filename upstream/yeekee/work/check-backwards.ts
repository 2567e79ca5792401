import { setImmediate as breathe } from "node:timers/promises";
import { back } from "@/lib/domain/yeekee/steps";

/** Steps between two yields to other work: about 3 ms. */
const SLICE = 256;

/**
 * True where `steps` steps back from `w` lead to `start`: computed by the rules that every verifier uses, not by
 * the code that made `w`. In slices, because a long draw's check takes a sixth of a second of the main thread.
 */
export async function leadsBackTo(w: bigint, steps: number, start: bigint): Promise<boolean> {
  let v = w;
  for (let done = 0; done < steps; done++) {
    if (done % SLICE === SLICE - 1) await breathe();
    v = back(v);
  }
  return v === start;
}
