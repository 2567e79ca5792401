import { eq } from "drizzle-orm";
import { member } from "../db/tables/members";
import type { Context } from "../http/serve-endpoint";
import { openSession } from "./sessions";

interface Who {
  uuid: string;
  status: number;
  role: string | null;
}

/** Opens a session on the sender's device and answers its token: somebody has just shown who he is. */
export async function beginSession(
  { tx, origin, grant }: Pick<Context<null>, "tx" | "origin" | "grant">,
  { uuid, status, role }: Who,
): Promise<void> {
  // Status 1 means "must sign in again", which has just happened (decision 5).
  const next = status === 1 ? 0 : status;
  if (next !== status) await tx.update(member).set({ status: next }).where(eq(member.uuid, uuid));
  grant(await openSession(tx, { uuid, status: next, role }, origin));
}
