/** Number sets: numbers a member saved to bet on again. Another member's set is `not-found`. */
import { and, count, desc, eq, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import {
  allNumberSets,
  createNumberSet,
  type NumberSet,
  removeNumberSet,
  updateNumberSet,
} from "@/lib/contract/number-sets";
import { NUMBER_SETS_MAX } from "@/lib/domain/numbers/numbers";
import { bangkokIso } from "@/lib/domain/time/time";
import { isUuid } from "../db/row-ids";
import { member } from "../db/schema/members";
import { numberSet } from "../db/schema/numbers";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";

type Row = typeof numberSet.$inferSelect;

export const numberSetCalls = [
  defineHandler(allNumberSets, async ({ tx, caller }) => {
    const rows = await tx
      .select()
      .from(numberSet)
      .where(eq(numberSet.member, caller.uuid))
      .orderBy(desc(numberSet.updatedAt), desc(numberSet.id))
      .limit(NUMBER_SETS_MAX);
    return rows.map(setOf);
  }),

  defineHandler(createNumberSet, async ({ tx, caller }, { body }) => {
    // Locks the member: two creates at once would both count one too few.
    await tx
      .select({ uuid: member.uuid })
      .from(member)
      .where(eq(member.uuid, caller.uuid))
      .for("no key update");
    const [kept] = await tx
      .select({ sets: count() })
      .from(numberSet)
      .where(eq(numberSet.member, caller.uuid));
    if ((kept?.sets ?? 0) >= NUMBER_SETS_MAX) throw new Fault("number-set-limit-reached");
    const { name, rows } = body;
    const [made] = await tx
      .insert(numberSet)
      .values({ member: caller.uuid, name, rows, updatedAt: sql`app_now()` })
      .returning();
    if (!made) throw new Error("no number set was made");
    return setOf(made);
  }),

  defineHandler(updateNumberSet, async ({ tx, caller }, { body }) => {
    const { id, name, rows } = body;
    const [changed] = await tx
      .update(numberSet)
      .set({ name, rows, updatedAt: sql`app_now()` })
      .where(own(caller.uuid, id))
      .returning();
    if (!changed) throw new Fault("not-found");
    return setOf(changed);
  }),

  defineHandler(removeNumberSet, async ({ tx, caller }, { body }) => {
    await removeOwn(tx, caller.uuid, body.id);
    return {};
  }),
];

async function removeOwn(tx: Tx, uuid: string, id: string): Promise<void> {
  const removed = await tx.delete(numberSet).where(own(uuid, id)).returning({ id: numberSet.id });
  if (removed.length === 0) throw new Fault("not-found");
}

/**
 * The condition for a member's own set. An id that is not a uuid matches no row, and the column would reject it.
 */
function own(uuid: string, id: string) {
  if (!isUuid(id)) throw new Fault("not-found");
  return and(eq(numberSet.id, id), eq(numberSet.member, uuid));
}

const setOf = ({ id, name, rows, updatedAt }: Row): NumberSet => ({
  id,
  name,
  // Rows were validated by the contract when written, and the reply is validated again.
  rows: rows as NumberSet["rows"],
  updatedAt: bangkokIso(updatedAt.getTime()),
});
