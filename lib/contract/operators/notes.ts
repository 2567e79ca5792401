/** What operators write down about a member, for each other. Never shown to members, never changed. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import * as v from "../values";

const call = { service: "general", method: "POST", access: "staff" } as const;

export const memberNote = z.object({
  id: v.rowId,
  at: v.isoTime,
  operator: v.uuid,
  userName: v.text(64, 1),
  text: v.text(1_000, 1),
});
export type MemberNote = z.output<typeof memberNote>;

export const allNotes = endpoint({
  ...call,
  path: "/operators.notes.all",
  summary: "Operators' notes on a member, newest first",
  body: z.object({ uuid: v.uuid, ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(memberNote),
});

export const addNote = endpoint({
  ...call,
  path: "/operators.notes.add",
  summary: "Write a note on a member; it stays as it is",
  body: z.object({ uuid: v.uuid, text: memberNote.shape.text }),
  reply: memberNote,
});
