import { and, eq, gte, ne } from "drizzle-orm";
import { type DepositState, SLOT_RESERVED_MS } from "@/lib/domain/deposits/deposit";
import { COIN_LIVE_MS } from "@/lib/domain/deposits/deposit-channels";
import { type FeedVerdict, verdictOn } from "@/lib/domain/deposits/deposit-match";
import { deposit } from "../db/schema/deposits";
import type { Tx } from "../db/tx";
import { moveTo } from "./credit-deposit";
import type { DepositRow } from "./live-deposit";

/** A row can still be matched to a request this long after the request was made. */
const MEMORY_MS = COIN_LIVE_MS + SLOT_RESERVED_MS;

interface Row {
  bankId: number;
  /** Satang, or units of the account's coin. */
  amount: number;
  atMs: number;
  ref: string;
}

export interface Judged {
  verdict: FeedVerdict;
  /** The only request with exactly the row's amount, in time or not. */
  meant: DepositRow | undefined;
  /** The reason for the API and the review queue; absent where the row matches. */
  why: Exclude<FeedVerdict["kind"], "matches"> | undefined;
}

/** Matches a new row with the requests of its account, which the caller has locked. */
export async function judgeRow(tx: Tx, { bankId, amount, atMs }: Row): Promise<Judged> {
  const requests = await tx
    .select()
    .from(deposit)
    .where(
      and(
        eq(deposit.bankId, bankId),
        ne(deposit.channel, "normal"),
        gte(deposit.createdAt, new Date(atMs - MEMORY_MS)),
      ),
    )
    .for("update");
  const verdict = verdictOn(
    { accountId: String(bankId), amount, atMs },
    requests.flatMap((request) =>
      request.expiresAt === null
        ? []
        : [
            {
              id: request.id,
              accountId: String(request.bankId),
              total: request.coinUnits ?? request.prepareTotal,
              // A transfer of its own was already seen: a second one is not expected.
              state: request.seenRef ? "credited" : (request.status as DepositState),
              createdAtMs: request.createdAt.getTime(),
              expiresAtMs: request.expiresAt.getTime(),
            },
          ],
    ),
  );
  const id = "id" in verdict ? verdict.id : undefined;
  return {
    verdict,
    meant: requests.find((request) => request.id === id),
    why: verdict.kind === "matches" ? undefined : verdict.kind,
  };
}

/** The money came too late for a request that is over: its member sees that, and may claim it. */
export async function markLate(tx: Tx, { why, meant }: Judged, ref: string): Promise<void> {
  if (why !== "late" || !meant) return;
  if (meant.status === "expired" || meant.status === "cancelled") {
    await moveTo(tx, meant.id, "unmatched", { feedRef: ref });
  }
}
