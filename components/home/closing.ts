import type { Family } from "@/lib/domain/rounds/family";

/** An open round as the front page's strip shows it. */
export interface Closing {
  betId: string;
  betType: string;
  family: Family;
  href: string;
  name: string;
  /** "Closes 14:15" */
  closes: string;
  /** What its best known bet pays; empty when the terms are unknown. */
  pays: string;
  closeAtSeconds: number;
  soonSeconds: number;
  /** `serverTime` of the answer that the round came with. */
  serverTime: string;
}

/** Shown at a time. */
export const CLOSINGS_SHOWN = 3;
