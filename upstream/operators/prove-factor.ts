/** Where a second factor is asked for: at the login, and in a session before the factor itself changes. */
import { Fault, isFault } from "@/lib/contract/fault";
import type { FactorProof } from "@/lib/contract/operators/operator-shapes";
import type { operatorAccount } from "../db/schema/staff";
import type { Context } from "../http/context";
import { beginConfirmation } from "../passkeys/use";
import { noteAccess } from "./access-log";
import { checkFactor } from "./check-factor";

/**
 * Refuses the call where the proof is wrong; its count and its log row are committed. Without a proof the refusal has a
 * challenge for the operator's passkeys, where they have some and this origin takes them.
 * @param session null at the login
 */
export async function proveFactor(
  context: Pick<Context<unknown>, "tx" | "env" | "origin" | "refuse" | "security" | "afterCommit">,
  account: typeof operatorAccount.$inferSelect,
  proof: FactorProof | undefined,
  session: string | null,
): Promise<void> {
  const { tx, env, origin, refuse } = context;
  if (!proof) {
    const begun = await beginConfirmation(tx, origin, account.member, session).catch((error: unknown) =>
      isFault(error, "passkey-refused") ? undefined : Promise.reject(error),
    );
    return refuse(new Fault("second-factor-needed", begun));
  }
  const refusal = await checkFactor(tx, env.TOKEN_SECRETS, account, proof, session);
  if (!refusal) return;
  const isLocked = isFault(refusal, "rate-limited");
  await noteAccess(context, account.member, isLocked ? "second-factor-locked" : "second-factor-wrong");
  refuse(refusal);
}
