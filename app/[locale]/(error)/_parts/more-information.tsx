import { getMessages } from "next-intl/server";
import { AskForMore } from "@/components/error/ask-for-more";
import { orNull } from "@/lib/contract/or-null";
import { agentsSupports } from "@/lib/contract/site";
import { ask } from "@/lib/server/ask/ask";
import { preload } from "@/lib/server/ask/preload";

const cacheMs = 60_000;
const timeoutMs = 800;

/**
 * The contacts of the member's agent; those of the language's centre agent for a guest or an unreadable
 * session.
 */
const readSupport = async () =>
  (await preload(agentsSupports)) ??
  (await orNull(ask(agentsSupports, { cacheMs, timeoutMs, isBackground: true })));

/** Contact links for error pages. Left out when no contact is known, unless `stays` is set. */
export async function MoreInformation({ stays = false }: { stays?: boolean }) {
  const [{ error, home }, support] = await Promise.all([getMessages(), readSupport()]);
  if (!support && !stays) return null;
  return <AskForMore label={error.moreInfo} support={support} words={home.contact} />;
}
