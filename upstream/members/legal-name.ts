import { desc, eq, inArray } from "drizzle-orm";
import { nowMs } from "../clock/now";
import { formerName, member } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { noteSensitiveChange } from "./sensitive-change";

/**
 * Stores a name and keeps the former one for staff. A first name is no change; any other puts withdrawals on hold.
 * The caller checks whether the member may change it.
 */
export async function changeName(tx: Tx, uuid: string, name: string): Promise<void> {
  const [row] = await tx
    .select({ name: member.name })
    .from(member)
    .where(eq(member.uuid, uuid))
    .for("no key update");
  if (!row || row.name === name) return;
  await tx.update(member).set({ name }).where(eq(member.uuid, uuid));
  if (row.name === "") return;
  await tx.insert(formerName).values({ member: uuid, name: row.name, until: new Date(await nowMs(tx)) });
  await noteSensitiveChange(tx, uuid);
}

/** With the first approved account the name it was bound under becomes fixed (decision 42). */
export async function fixName(tx: Tx, uuid: string, name: string): Promise<void> {
  const [row] = await tx
    .select({ fixedAt: member.nameFixedAt })
    .from(member)
    .where(eq(member.uuid, uuid))
    .for("no key update");
  if (!row || row.fixedAt) return;
  await changeName(tx, uuid, name);
  const nameFixedAt = new Date(await nowMs(tx));
  await tx.update(member).set({ nameFixedAt }).where(eq(member.uuid, uuid));
}

const MOST_SHOWN = 10;

/** Members' former names, newest first, by uuid. */
export async function formerNamesOf(tx: Tx, uuids: string[]): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (uuids.length === 0) return found;
  const rows = await tx
    .select()
    .from(formerName)
    .where(inArray(formerName.member, uuids))
    .orderBy(desc(formerName.id));
  for (const { member: uuid, name } of rows) {
    const names = found.get(uuid) ?? [];
    if (names.length < MOST_SHOWN && !names.includes(name)) names.push(name);
    found.set(uuid, names);
  }
  return found;
}
