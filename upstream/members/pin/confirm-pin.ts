import { eq } from "drizzle-orm";
import { confirmPin } from "@/lib/contract/users";
import { PIN_HOLDS_MS } from "@/lib/domain/members/pin";
import { bangkokIso } from "@/lib/domain/time/time";
import { session } from "../../db/schema/members";
import type { Tx } from "../../db/tx";
import type { PreCheck } from "../../http/context";
import { defineHandler } from "../../http/define-handler";
import { checkPin, comparePin, pinQueueKey } from "./check-pin";

const preCheck = (known: PreCheck, { body }: { body: { password: string } }) =>
  comparePin(known, body.password);

/** Confirms the PIN: proof that the session is in its owner's hands. */
export const confirmPinCall = defineHandler(
  confirmPin,
  async ({ tx, caller, refuse }, _, compared) => {
    const refusal = await checkPin(tx, caller.uuid, compared);
    if (refusal) return refuse(refusal);
    return presenceShown(tx, caller.sid);
  },
  { preCheck, queueKey: pinQueueKey },
);

/** Records on the session that its owner is present. */
export async function presenceShown(tx: Tx, sid: string): Promise<{ confirmedUntil: string }> {
  const now = Date.now();
  const confirmedUntil = new Date(now + PIN_HOLDS_MS);
  await tx
    .update(session)
    .set({ confirmedUntil, actedAt: new Date(now) })
    .where(eq(session.id, sid));
  return { confirmedUntil: bangkokIso(confirmedUntil.getTime()) };
}
