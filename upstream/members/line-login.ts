import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { lineLogin } from "@/lib/contract/users";
import { member } from "../db/tables/members";
import { refuseFlood } from "../http/rate-limit";
import { serve } from "../http/serve-endpoint";
import { readLineWord } from "../line/line-word";
import { beginSession } from "./begin-session";
import { infoOf } from "./infos";
import { counterKey, forgetFailures } from "./login-guard";

/**
 * Signs in whoever LINE itself says is there; the body alone is nobody's proof (decision 13). A LINE account that
 * no member has is answered with `line-new`: its owner signs up once as everybody does, with a phone number, a PIN,
 * his age and the terms, for without them he could neither confirm money acts nor find back in without LINE.
 */
export const lineLoginCalls = [
  serve(lineLogin, async (context, { body }) => {
    const { tx, env, origin, lineIdToken } = context;
    await refuseFlood("login", origin.address);
    const word = await readLineWord(env, lineIdToken);
    if (!word || word.lineId !== body.lineId) throw new Fault("line-refused");
    const [row] = await tx.select().from(member).where(eq(member.lineUid, word.lineId));
    if (!row) throw new Fault("line-new");
    // Operators have a door of their own.
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
