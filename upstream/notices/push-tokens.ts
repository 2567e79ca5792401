import { sql } from "drizzle-orm";
import { storePushToken } from "@/lib/contract/devices";
import { Fault } from "@/lib/contract/fault";
import { pushToken } from "../db/schema/notifications";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";

/** More devices than anybody has: the oldest are deleted. */
const MOST_OF_ONE = 20;

/** A push token belongs to the member who signed in on the device last, until that session ends. */
export const pushTokenCall = defineHandler(
  storePushToken,
  async ({ tx, caller, services, language }, { body: { token } }) => {
    if (!services.canMessage) throw new Fault("not-offered");
    await consumeLimit("pushToken", caller.uuid);
    const own = { member: caller.uuid, session: caller.sid, language: language.slice(0, 100) };
    await tx
      .insert(pushToken)
      .values({ token, ...own })
      .onConflictDoUpdate({ target: pushToken.token, set: { ...own, storedAt: sql`clock_timestamp()` } });
    await tx.execute(sql`DELETE FROM push_token WHERE member = ${caller.uuid} AND token NOT IN (
      SELECT token FROM push_token WHERE member = ${caller.uuid} ORDER BY stored_at DESC LIMIT ${MOST_OF_ONE})`);
    return {};
  },
);
