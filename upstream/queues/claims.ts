/** Claims: one operator works on an item of a queue at a time. */
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { type Claim, releaseClaim, takeClaim } from "@/lib/contract/operators/queues";
import { CLAIM_MS, type QueueName } from "@/lib/domain/operators/queues";
import { rankOf } from "@/lib/domain/operators/staff";
import { bangkokIso, DAY_MS } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { member } from "../db/schema/members";
import { queueClaim } from "../db/schema/queues";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { isWaitingIn } from "./waiting";

interface Item {
  queue: QueueName;
  item: string;
}

export const claimCalls = [
  defineHandler(takeClaim, async ({ tx, caller }, { body }) => {
    if (!(await isWaitingIn(tx, body.queue, body.item))) throw new Fault("not-found");
    const taken = await take(tx, caller.uuid, body);
    if (!taken) throw await heldByAnother(tx, body);
    const { since, until, isNew } = taken;
    if (isNew) await writeAudit(tx, caller, { action: callName(takeClaim), target: nameOf(body) });
    return {
      uuid: caller.uuid,
      userName: caller.userName,
      since: bangkokIso(since),
      until: bangkokIso(until),
    };
  }),

  defineHandler(releaseClaim, async ({ tx, caller }, { body }) => {
    const isBoss = rankOf(caller.role) >= rankOf("administrator");
    const [released] = await tx
      .delete(queueClaim)
      .where(and(ofItem(body), isBoss ? undefined : eq(queueClaim.operator, caller.uuid)))
      .returning();
    if (released) {
      const before = { operator: released.operator };
      await writeAudit(tx, caller, { action: callName(releaseClaim), target: nameOf(body), before });
    } else if (await holderOf(tx, body)) throw await heldByAnother(tx, body);
    return {};
  }),
];

const nameOf = ({ queue, item }: Item) => `${queue} ${item}`;
const ofItem = ({ queue, item }: Item) => and(eq(queueClaim.queue, queue), eq(queueClaim.item, item));
const isLive = gt(queueClaim.expiresAt, sql`app_now()`);

/**
 * Takes the item or renews an own claim, in one statement: of two operators at once the second waits for the
 * first's row and gets null. `isNew`: it was not this operator's just before.
 */
async function take(tx: Tx, operator: string, { queue, item }: Item) {
  const isOver = sql`queue_claim.expires_at <= excluded.claimed_at`;
  const length = sql`${CLAIM_MS} * interval '1 millisecond'`;
  const { rows } = await tx.execute<{ since: number; until: number; isNew: boolean }>(sql`
    INSERT INTO queue_claim (queue, item, operator, claimed_at, expires_at)
    SELECT ${queue}, ${item}, ${operator}::uuid, now, now + ${length} FROM app_now() AS now
    ON CONFLICT (queue, item) DO UPDATE SET operator = excluded.operator, expires_at = excluded.expires_at,
      claimed_at = CASE WHEN ${isOver} THEN excluded.claimed_at ELSE queue_claim.claimed_at END
    WHERE ${isOver} OR queue_claim.operator = excluded.operator
    RETURNING epoch_ms(claimed_at) AS since, epoch_ms(expires_at) AS until,
      claimed_at = expires_at - ${length} AS "isNew"`);
  // Claims that nobody renewed are left behind by items which have been decided.
  await tx.execute(
    sql`DELETE FROM queue_claim WHERE expires_at < app_now() - ${DAY_MS} * interval '1 millisecond'`,
  );
  return rows[0];
}

/** The refusal that says who holds the item and since when. */
async function heldByAnother(tx: Tx, of: Item): Promise<Fault> {
  const holder = await holderOf(tx, of);
  // Given back in this moment: the sender tries again.
  if (!holder) return new Fault("busy", { retryAfterSeconds: 1 });
  const { userName: by, since, until } = holder;
  return new Fault("claimed-already", { by, since, until });
}

const holderOf = async (tx: Tx, { queue, item }: Item) => (await claimsOf(tx, queue, [item])).get(item);

/** The live claims of these items. */
export async function claimsOf(
  tx: Tx,
  queue: QueueName,
  items: readonly string[],
): Promise<ReadonlyMap<string, Claim>> {
  if (items.length === 0) return new Map();
  const rows = await tx
    .select({ claim: queueClaim, userName: member.userName })
    .from(queueClaim)
    .innerJoin(member, eq(member.uuid, queueClaim.operator))
    .where(and(eq(queueClaim.queue, queue), inArray(queueClaim.item, [...items]), isLive));
  return new Map(
    rows.map(({ claim: { item, operator, claimedAt, expiresAt }, userName }) => [
      item,
      {
        uuid: operator,
        userName,
        since: bangkokIso(claimedAt.getTime()),
        until: bangkokIso(expiresAt.getTime()),
      },
    ]),
  );
}

/** The rows of a queue's page with who works on each. */
export async function withClaims<Row extends { id: string }>(tx: Tx, queue: QueueName, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const claims = await claimsOf(tx, queue, ids);
  return rows.map((row) => ({ ...row, claim: claims.get(row.id) ?? null }));
}
