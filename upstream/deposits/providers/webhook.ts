/**
 * Real feeds: a bank's robot, a wallet's or a chain's watcher posts what it sees. The body is signed together with
 * its time, an old one is refused, and a row told twice is one row by its `ref`.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Fault } from "@/lib/contract/fault";
import { newCoinRow, newFeedRow } from "@/lib/contract/operators/bank-feed";
import { bodyLimits } from "@/lib/domain/constants";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time";
import { type House, transact } from "../../http/serve-endpoint";
import { type FeedProvider, takeInFrom } from "./provider";

export const WEBHOOK_PATH = "/hooks/deposit-feed";
/** How far the sender's clock may be from ours. */
const WINDOW_MS = 5 * MINUTE_MS;

/** Rows of one body are taken in together or not at all. */
const told = z.object({
  rows: z
    .array(z.union([newCoinRow, newFeedRow]))
    .min(1)
    .max(200),
});
type Told = z.output<typeof told>;

export const webhook: FeedProvider<Told> = {
  name: "webhook",
  reports: async (_tx, { rows }) => rows,
};

/** Hex of HMAC-SHA256 over `<timestamp>.<body>`; the timestamp is whole seconds since 1970. */
export function signFeed(secret: string, timestamp: string, body: Buffer): string {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
}

/** Opens the door for signed feeds; without a secret there is none. */
export function addFeedWebhook(server: FastifyInstance, house: House): void {
  const secret = house.env.DEPOSIT_FEED_SECRET;
  if (!secret) return;
  server.register(async (door) => {
    // The signature is over the very bytes that came.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: bodyLimits.content },
      (_request, body, done) => done(null, body),
    );
    door.post(WEBHOOK_PATH, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      refuseUnsigned(secret, request.headers, body, Date.now());
      const read = readTold(body);
      const taken = await transact(house, (tx) => takeInFrom(tx, webhook, read));
      house.publish();
      return { data: { rows: taken.map(({ verdict, isNew }) => ({ ...verdict, isNew })) } };
    });
  });
}

/** Throws `forbidden`, without a word on what was wrong. */
function refuseUnsigned(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: Buffer,
  nowMs: number,
): void {
  const timestamp = String(headers["x-feed-timestamp"] ?? "");
  const signature = String(headers["x-feed-signature"] ?? "");
  const isFresh =
    /^\d{1,12}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp) * SECOND_MS) <= WINDOW_MS;
  const [given, right] = [Buffer.from(signature), Buffer.from(signFeed(secret, timestamp, body))];
  if (!isFresh || given.length !== right.length || !timingSafeEqual(given, right))
    throw new Fault("forbidden");
}

function readTold(body: Buffer): Told {
  let json: unknown;
  try {
    json = JSON.parse(body.toString("utf8"));
  } catch {
    throw new Fault("bad-request");
  }
  const read = told.safeParse(json);
  if (read.success) return read.data;
  const issues = read.error.issues
    .slice(0, 50)
    .map(({ path, code }) => ({ path: path.map(String).join("."), code }));
  throw new Fault("invalid-input", { issues });
}
