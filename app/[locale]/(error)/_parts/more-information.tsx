import { getMessages } from "next-intl/server";
import { AskForMore } from "@/components/error/ask-for-more";
import { agentsSupports } from "@/lib/contract/site";
import { ask } from "@/lib/server/ask/ask";
import { optional } from "@/lib/server/ask/optional";
import { preload } from "@/lib/server/ask/preload";

const cacheMs = 60_000;
const timeoutMs = 800;

/** A member's own agent; the centre of the language for who is none, or whose session this page must not know. */
const readSupport = async () =>
  (await preload(agentsSupports)) ??
  (await optional(ask(agentsSupports, { cacheMs, timeoutMs, isBackground: true })));

/** How to reach the site's people, on pages that say no. Left out where nobody can say it, unless it `stays`. */
export async function MoreInformation({ stays = false }: { stays?: boolean }) {
  const [{ error, home }, support] = await Promise.all([getMessages(), readSupport()]);
  if (!support && !stays) return null;
  return <AskForMore label={error.moreInfo} support={support} words={home.contact} />;
}
