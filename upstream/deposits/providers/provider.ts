/**
 * Who tells of money that came. However it is told (played by a member, posted by a bank's robot, typed by staff),
 * it becomes the same report and goes through the same door.
 */
import type { NewCoinRow, NewFeedRow } from "@/lib/contract/operators/bank-feed";
import type { Tx } from "../../db/tx";
import { type TakenIn, takeInRow } from "../take-in";
import { takeInCoins } from "../take-in-coins";

/** Money on an account of the site, or coins at one of its addresses. */
export type FeedReport = NewFeedRow | NewCoinRow;

/** Turns what it is told into reports; never writes anything itself. */
export interface FeedProvider<Told> {
  readonly name: string;
  reports(tx: Tx, told: Told): Promise<readonly FeedReport[]>;
}

/** The one door for money that came. Throws as `takeInRow` and `takeInCoins` do. */
export function takeIn(tx: Tx, report: FeedReport): Promise<TakenIn> {
  return "coinAmount" in report ? takeInCoins(tx, report) : takeInRow(tx, report);
}

/** Takes in all that a provider makes of what it is told, in its order. */
export async function takeInFrom<Told>(
  tx: Tx,
  provider: FeedProvider<Told>,
  told: Told,
): Promise<readonly TakenIn[]> {
  const taken: TakenIn[] = [];
  for (const report of await provider.reports(tx, told)) taken.push(await takeIn(tx, report));
  return taken;
}
