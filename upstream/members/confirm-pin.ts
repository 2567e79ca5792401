import { eq } from "drizzle-orm";
import { confirmPin } from "@/lib/contract/users";
import { PIN_HOLDS_MS } from "@/lib/domain/pin";
import { bangkokIso } from "@/lib/domain/time";
import type { Tx } from "../db/connect";
import { session } from "../db/tables/members";
import { serve } from "../http/serve-endpoint";
import { checkPin } from "./check-pin";

/** Proves that the session is in its owner's hands. */
export const confirmPinCall = serve(confirmPin, async ({ tx, caller, refuse }, { body }) => {
  const refusal = await checkPin(tx, caller.uuid, body.password);
  if (refusal) return refuse(refusal);
  return presenceShown(tx, caller.sid);
});

/** The session has shown that its owner is there. */
export async function presenceShown(tx: Tx, sid: string): Promise<{ confirmedUntil: string }> {
  const now = Date.now();
  const confirmedUntil = new Date(now + PIN_HOLDS_MS);
  await tx
    .update(session)
    .set({ confirmedUntil, actedAt: new Date(now) })
    .where(eq(session.id, sid));
  return { confirmedUntil: bangkokIso(confirmedUntil.getTime()) };
}
