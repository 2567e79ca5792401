import { eq } from "drizzle-orm";
import { memberStatus } from "@/lib/domain/access/session";
import { member } from "../../db/schema/members";
import type { Context } from "../../http/context";
import { openSession } from "./sessions";

interface Who {
  uuid: string;
  status: number;
  role: string | null;
}

/** Opens a session on the sender's device and grants its token; the caller has verified who the sender is. */
export async function beginSession(
  { tx, origin, grant }: Pick<Context<null>, "tx" | "origin" | "grant">,
  { uuid, status, role }: Who,
): Promise<void> {
  // This login ends "must sign in again" (decision 5); a closed area stays closed (decision 46).
  const [signedIn] =
    status === memberStatus.mustSignIn
      ? await tx
          .update(member)
          .set({ mustSignIn: false })
          .where(eq(member.uuid, uuid))
          .returning({ status: member.status })
      : [];
  grant(await openSession(tx, { uuid, status: signedIn?.status ?? status, role }, origin));
}
