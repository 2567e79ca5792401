/**
 * Real feeds: a bank's robot, a wallet's or a chain's watcher posts what it sees. The signature covers the time
 * and the body; old requests are refused, and a repeated row is one row by its `ref`.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Fault, type FaultCode, isFault } from "@/lib/contract/fault";
import { type FeedVerdict, newCoinRow, newFeedRow } from "@/lib/contract/operators/bank-feed";
import { bodyLimits } from "@/lib/domain/site/constants";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import type { KeyRing } from "@/lib/kernel/key-ring";
import { transact } from "../../http/define-handler";
import { open } from "../../http/open-route";
import type { Dependencies } from "../../http/services";
import { type FeedProvider, type FeedReport, ingestFrom } from "./provider";

export const WEBHOOK_PATH = "/hooks/deposit-feed";
/** Maximum difference between the sender's clock and ours. */
const WINDOW_MS = 5 * MINUTE_MS;

/**
 * Rows are parsed one by one: one invalid row must not block the others each time the robot sends the same body.
 */
const input = z.object({ rows: z.array(z.unknown()).min(1).max(200) });
const row = z.union([newCoinRow, newFeedRow]);

const webhook: FeedProvider<FeedReport> = {
  name: "webhook",
  reports: async (_tx, report) => [report],
};

type RowAnswer = (FeedVerdict & { isNew: boolean }) | { refused: FaultCode };

/** Hex of HMAC-SHA256 over `<timestamp>.<body>`; the timestamp is whole seconds since 1970. */
export function signFeed(secret: string, timestamp: string, body: Buffer): string {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
}

/** Adds the route for signed feeds; without a secret there is none. */
export function addFeedWebhook(server: FastifyInstance, dependencies: Dependencies): void {
  const secrets = dependencies.env.DEPOSIT_FEED_SECRETS;
  if (!secrets) return;
  server.register(async (door) => {
    // The signature covers the raw bytes.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: bodyLimits.content },
      (_request, body, done) => done(null, body),
    );
    door.post(WEBHOOK_PATH, open, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      refuseUnsigned(secrets, request.headers, body, Date.now());
      const answers: RowAnswer[] = [];
      for (const each of readTold(body)) answers.push(await answerRow(dependencies, each));
      dependencies.publish();
      return { data: { rows: answers } };
    });
  });
}

/** The outcome of one row, in a transaction of its own; a row that failed here is to be sent again. */
async function answerRow(dependencies: Dependencies, input: unknown): Promise<RowAnswer> {
  const report = row.safeParse(input);
  if (!report.success) return { refused: "invalid-input" };
  try {
    const [taken] = await transact(dependencies, (tx) => ingestFrom(tx, webhook, report.data));
    if (!taken) throw new Error("a row of a feed reported nothing");
    return { ...taken.verdict, isNew: taken.isNew };
  } catch (error) {
    if (isFault(error)) return { refused: error.code };
    dependencies.log.error({ err: error, ref: report.data.ref }, "a row of a feed failed");
    return { refused: "internal-error" };
  }
}

/** Throws `forbidden` without saying what was wrong. */
function refuseUnsigned(
  secrets: KeyRing,
  headers: Record<string, string | string[] | undefined>,
  body: Buffer,
  nowMs: number,
): void {
  const timestamp = String(headers["x-feed-timestamp"] ?? "");
  const signature = String(headers["x-feed-signature"] ?? "");
  const isFresh =
    /^\d{1,12}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp) * SECOND_MS) <= WINDOW_MS;
  const given = Buffer.from(signature);
  const isGenuine = secrets.some(({ secret }) => {
    const right = Buffer.from(signFeed(secret, timestamp, body));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isFresh || !isGenuine) throw new Fault("forbidden");
}

function readTold(body: Buffer): readonly unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(body.toString("utf8"));
  } catch {
    throw new Fault("bad-request");
  }
  const read = input.safeParse(json);
  if (read.success) return read.data.rows;
  const issues = read.error.issues
    .slice(0, 50)
    .map(({ path, code }) => ({ path: path.map(String).join("."), code }));
  throw new Fault("invalid-input", { issues });
}
