import { SiteScreen } from "@/components/console/site/site-screen";
import { agentsSupports, siteDetail } from "@/lib/contract/site";
import { ask } from "@/lib/server/ask/ask";
import { consoleTitle } from "../../_parts/console-title";

export const generateMetadata = consoleTitle("place.site");

/** The values as the members' pages read them now. */
export default async function Site() {
  const [detail, support] = await Promise.all([
    ask(siteDetail, { isBackground: true }),
    ask(agentsSupports, { isBackground: true }),
  ]);
  return <SiteScreen detail={detail} support={support} />;
}
