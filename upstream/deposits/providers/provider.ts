/**
 * Sources of incoming money: played by a member, posted by a bank's robot, or typed by staff. Each becomes the
 * same report and is processed by the same function.
 */
import type { NewCoinRow, NewFeedRow } from "@/lib/contract/operators/bank-feed";
import type { Tx } from "../../db/tx";
import { type Ingested, ingestBankRow } from "../ingest-bank-row";
import { ingestCoinTransfer } from "../ingest-coin-transfer";

/** Money on an account of the site, or coins at one of its addresses. */
export type FeedReport = NewFeedRow | NewCoinRow;

/** Turns a source's input into reports; writes nothing itself. */
export interface FeedProvider<Input> {
  readonly name: string;
  reports(tx: Tx, input: Input): Promise<readonly FeedReport[]>;
}

/** The single entry for incoming money. Throws as `ingestBankRow` and `ingestCoinTransfer` do. */
function ingest(tx: Tx, report: FeedReport): Promise<Ingested> {
  return "coinAmount" in report ? ingestCoinTransfer(tx, report) : ingestBankRow(tx, report);
}

/** Processes all reports of a provider's input, in their order. */
export async function ingestFrom<Input>(
  tx: Tx,
  provider: FeedProvider<Input>,
  input: Input,
): Promise<readonly Ingested[]> {
  const taken: Ingested[] = [];
  for (const report of await provider.reports(tx, input)) taken.push(await ingest(tx, report));
  return taken;
}
