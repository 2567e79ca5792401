import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { addNote, allNotes, type MemberNote } from "@/lib/contract/operators/notes";
import { bangkokIso } from "@/lib/domain/time/time";
import { writeAudit } from "../audit/audit";
import { noteRead } from "../audit/read-log";
import { nowMs } from "../clock/now";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { memberNote } from "../db/schema/console";
import { member } from "../db/schema/members";
import { defineHandler } from "../http/define-handler";

const PAGE = 50;

export const noteCalls = [
  defineHandler(allNotes, async ({ tx, caller }, { body: { uuid, cursor, limit = PAGE } }) => {
    const rows = await tx
      .select({ note: memberNote, userName: member.userName })
      .from(memberNote)
      .innerJoin(member, eq(member.uuid, memberNote.operator))
      .where(and(eq(memberNote.member, uuid), cursor ? lt(memberNote.id, serialOf(cursor)) : undefined))
      .orderBy(desc(memberNote.id))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ note }) => String(note.id));
    await noteRead(tx, caller, allNotes, [uuid]);
    return { items: page.map(({ note, userName }) => viewOf(note, userName)), nextCursor };
  }),

  defineHandler(addNote, async ({ tx, caller }, { body: { uuid, text } }) => {
    const own = and(eq(member.uuid, uuid), isNull(member.role));
    const [about] = await tx.select({ uuid: member.uuid }).from(member).where(own);
    if (!about) throw new Fault("not-found");
    const at = new Date(await nowMs(tx));
    const [row] = await tx
      .insert(memberNote)
      .values({ member: uuid, operator: caller.uuid, text, at })
      .returning();
    if (!row) throw new Error("no note row");
    // Without its words: the audit is read by more people than the note.
    await writeAudit(tx, caller, { action: callName(addNote), target: uuid, after: { note: row.id } });
    return viewOf(row, caller.userName);
  }),
];

const viewOf = (
  { id, at, operator, text }: typeof memberNote.$inferSelect,
  userName: string,
): MemberNote => ({ id: String(id), at: bangkokIso(at.getTime()), operator, userName, text });
