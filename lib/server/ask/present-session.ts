/** A member's session with the status of this moment: the token keeps the one that it was signed with. */
import { memberShell } from "@/lib/contract/member-shell";
import { areaOf } from "@/lib/domain/access/decide";
import { normalise } from "@/lib/domain/access/path";
import type { Session } from "@/lib/domain/access/session";
import { defaultLocale, localeOfFolder } from "@/lib/i18n/tags";
import { env } from "@/lib/server/config/env";
import { upstreamHeaders } from "@/lib/server/headers/upstream-headers";
import { askCall } from "@/lib/server/upstream/ask-call";
import { readObject } from "@/lib/server/upstream/fault-answer";
import type { AnsweredShell } from "./handed-shell";

const ASK_TIMEOUT_MS = 800;

interface PresentSession {
  session: Session;
  /** The answer, for the page. */
  shell?: AnsweredShell;
}

/**
 * Asked for pages of an area that staff can close, so that a block reaches a running session at its next page. Where the
 * upstream does not tell, or not in time, the token's status counts: the upstream refuses every call by itself.
 */
export async function presentSession(
  session: Session,
  token: string | undefined,
  { pathname, headers }: { pathname: string; headers: Headers },
): Promise<PresentSession> {
  const here = normalise(pathname);
  if (session.kind !== "member" || !token || !here || !areaOf(here.segments)) return { session };
  const language = localeOfFolder(here.locale ?? "th") ?? defaultLocale;
  try {
    const { status, text } = await askCall(memberShell, {
      url: env().API_UPSTREAM_URL + memberShell.path,
      method: memberShell.method,
      headers: { ...upstreamHeaders(headers, token), "accept-language": language },
      timeoutMs: ASK_TIMEOUT_MS,
    });
    const told = memberShell.reply.shape.closedArea.safeParse(
      (readObject(text)?.data as { closedArea?: unknown } | undefined)?.closedArea,
    );
    if (status !== 200) return { session };
    const shell = { language, text };
    return told.success && told.data !== undefined
      ? { session: { ...session, status: told.data }, shell }
      : { session, shell };
  } catch {
    return { session };
  }
}
