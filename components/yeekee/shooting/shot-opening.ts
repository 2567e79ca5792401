import type { ShotsKnown } from "@/stores/yings/state";

/** A round of shots as its page was rendered. */
export interface ShotOpening extends ShotsKnown {
  /** The round with its number, in the reader's language. */
  roundName: string;
}
