import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { lineLogin } from "@/lib/contract/users";
import { member } from "../../db/schema/members";
import { defineHandler } from "../../http/define-handler";
import { consumeLimit } from "../../http/rate-limit";
import { readLineIdToken } from "../../line/line-id-token";
import { infoOf } from "../infos";
import { beginSession } from "./begin-session";
import { counterKey, forgetFailures } from "./login-guard";

/**
 * Signs in with an ID token signed by LINE; the body alone proves nothing (decision 13). A LINE account without a
 * member is answered with `line-new`: its owner signs up once with a phone number, a PIN, their age and the terms,
 * which are needed to confirm money actions and to sign in without LINE.
 */
export const lineLoginCalls = [
  defineHandler(lineLogin, async (context, { body }) => {
    const { tx, env, origin, lineIdToken } = context;
    await consumeLimit("login", origin.address);
    const word = await readLineIdToken(env, lineIdToken);
    if (!word || word.lineId !== body.lineId) throw new Fault("line-refused");
    const [row] = await tx.select().from(member).where(eq(member.lineUid, word.lineId));
    if (!row) throw new Fault("line-new");
    // Operators have a login of their own.
    if (row.role !== null || row.closedAt) throw new Fault("line-refused");
    await forgetFailures(
      tx,
      await counterKey(tx, row.userName, origin.deviceId),
      row.userName,
      origin.deviceId,
    );
    await beginSession(context, row);
    return infoOf(tx, row.uuid);
  }),
];
