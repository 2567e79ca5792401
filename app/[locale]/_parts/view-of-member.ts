import type { ViewOfMember } from "@/components/shell/view-banner";
import { displayTime } from "@/lib/domain/time";
import { readShell } from "@/lib/server/ask/member-shell";
import { readView } from "@/lib/server/session/session";

/** Whom an operator looks at, and until when; null for everybody who is signed in as themselves, and for guests. */
export async function viewOfMember(): Promise<ViewOfMember | null> {
  const view = await readView();
  if (!view) return null;
  const { user } = await readShell();
  return { uuid: view.uuid, name: user?.userName ?? "…", until: displayTime(view.exp * 1000) };
}
