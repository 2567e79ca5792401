import { z } from "zod";
import { readFault } from "@/lib/contract/fault-details";
import {
  type FeedVerdict,
  feedVerdict,
  type NewFeedRow,
  newFeedRow,
} from "@/lib/contract/operators/bank-feed";
import { signFeed, WEBHOOK_PATH } from "@/upstream/deposits/providers/webhook";
import type { Calls } from "../../../tools/testing/calls";
import { FEED_SECRET } from "./facts";

const answered = z.object({ data: z.object({ rows: z.array(feedVerdict).length(1) }) });

/** The bank's feed reports a credit as in production: signed, and typed by no operator. */
export async function tellCredit(service: Pick<Calls, "wire">, row: NewFeedRow): Promise<FeedVerdict> {
  const told = { rows: [z.encode(newFeedRow, row)] };
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = signFeed(FEED_SECRET, timestamp, Buffer.from(JSON.stringify(told)));
  const heads = { "x-feed-timestamp": timestamp, "x-feed-signature": signature };
  const { status, body } = await service.wire("POST", WEBHOOK_PATH, told, heads);
  if (status !== 200) throw readFault(body);
  const [verdict = { matched: false }] = answered.parse(body).data.rows;
  return verdict;
}
