import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { linkLine } from "@/lib/contract/users";
import { isSqlError } from "../../db/connect";
import { member } from "../../db/schema/members";
import { defineHandler } from "../../http/define-handler";
import { readLineIdToken } from "../../line/line-id-token";
import { infoOf } from "../infos";

/** From now on a LINE login of this person signs the member in. A LINE account belongs to one member only. */
export const lineLinkCall = defineHandler(linkLine, async ({ tx, caller, env, lineIdToken }) => {
  const word = await readLineIdToken(env, lineIdToken);
  if (!word) throw new Fault("line-refused");
  try {
    await tx.update(member).set({ lineUid: word.lineId }).where(eq(member.uuid, caller.uuid));
  } catch (error) {
    throw isSqlError(error, "23505", "member_line_uid") ? new Fault("line-taken") : error;
  }
  return infoOf(tx, caller.uuid);
});
