import { getMessages } from "next-intl/server";
import { AskForMore } from "@/components/error/ask-for-more";
import { agentsSupports } from "@/lib/contract/site";
import { ask } from "@/lib/server/ask";
import { optional } from "@/lib/server/optional";

const cacheMs = 60_000;
const timeoutMs = 800;

/** How to reach the site's people, on pages that say no. Left out where nobody can say it, unless it `stays`. */
export async function MoreInformation({ stays = false }: { stays?: boolean }) {
  const [{ error, home }, support] = await Promise.all([
    getMessages(),
    optional(ask(agentsSupports, { cacheMs, timeoutMs, isBackground: true })),
  ]);
  if (!support && !stays) return null;
  return <AskForMore label={error.moreInfo} support={support} words={home.contact} />;
}
