import type { ViewOfMember } from "@/components/shell/notices/view-banner";
import { orNull } from "@/lib/contract/or-null";
import { usersInfos } from "@/lib/contract/users";
import { displayTime } from "@/lib/domain/time/time";
import { ask } from "@/lib/server/ask/ask";
import { readShell } from "@/lib/server/ask/member-shell";
import { readView } from "@/lib/server/session/session";

/** Whom an operator looks at, and until when; null for everybody who is signed in as themselves, and for guests. */
export async function viewOfMember(): Promise<ViewOfMember | null> {
  const view = await readView();
  if (!view) return null;
  // Without the shell's short limit of time: a banner that names nobody would say nothing.
  const user = (await readShell()).user ?? (await orNull(ask(usersInfos)));
  return {
    uuid: view.uuid,
    name: user?.userName ?? view.uuid.slice(0, 8),
    until: displayTime(view.exp * 1000),
  };
}
