/** A member's session with the status of this moment: the token keeps the one that it was signed with. */
import { memberShell } from "@/lib/contract/member-shell";
import { areaOf } from "@/lib/domain/access/decide";
import { normalise } from "@/lib/domain/access/path";
import type { Session } from "@/lib/domain/access/session";
import { env } from "@/lib/server/config/env";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { askCall } from "@/lib/server/upstream/ask-call";
import { readObject } from "@/lib/server/upstream/fault-answer";

const ASK_TIMEOUT_MS = 800;

/**
 * Asked for pages of an area that staff can close, so that a block reaches a running session at its next page. Where the
 * upstream does not tell, or not in time, the token's status counts: the upstream refuses every call by itself.
 */
export async function presentSession(
  session: Session,
  token: string | undefined,
  { pathname, headers }: { pathname: string; headers: Headers },
): Promise<Session> {
  const here = normalise(pathname);
  if (session.kind !== "member" || !token || !here || !areaOf(here.segments)) return session;
  try {
    const { status, text } = await askCall(memberShell, {
      url: env().API_UPSTREAM_URL + memberShell.path,
      method: memberShell.method,
      headers: upstreamHeaders(headers, token),
      timeoutMs: ASK_TIMEOUT_MS,
    });
    const told = memberShell.reply.shape.closedArea.safeParse(
      (readObject(text)?.data as { closedArea?: unknown } | undefined)?.closedArea,
    );
    return status === 200 && told.success && told.data !== undefined
      ? { ...session, status: told.data }
      : session;
  } catch {
    return session;
  }
}
