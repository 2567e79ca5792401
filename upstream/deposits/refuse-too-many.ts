import { and, eq, gt, ne } from "drizzle-orm";
import { Fault, isFault } from "@/lib/contract/fault";
import { requestBounds } from "@/lib/domain/deposits/deposit";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { freeFromMs } from "@/lib/kernel/sliding-window";
import { deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { consumeLimit } from "../http/rate-limit";

interface Asking {
  owner: string;
  /** Network address of the member */
  address: string;
  nowMs: number;
}

/**
 * Exact amounts are few, and each is reserved for a day: the number per member and per address is limited
 * (decision 47). The caller has locked the member's row. Throws `too-many-requests`.
 */
export async function refuseTooMany(tx: Tx, { owner, address, nowMs }: Asking): Promise<void> {
  const longest = Math.max(...requestBounds.map(({ withinMs }) => withinMs));
  const asked = await tx
    .select({ at: deposit.createdAt })
    .from(deposit)
    .where(
      and(
        eq(deposit.member, owner),
        ne(deposit.channel, "normal"),
        gt(deposit.createdAt, new Date(nowMs - longest)),
      ),
    );
  const times = asked.map(({ at }) => at.getTime());
  const untilMs = freeFromMs(times, requestBounds, nowMs);
  if (untilMs > nowMs) throw tooMany(untilMs);
  await consumeLimit("deposit", address).catch((error: unknown) => {
    if (!isFault(error, "rate-limited")) throw error;
    throw tooMany(nowMs + (error.details?.retryAfterSeconds ?? 0) * SECOND_MS);
  });
}

const tooMany = (untilMs: number) => new Fault("too-many-requests", { until: bangkokIso(untilMs) });
