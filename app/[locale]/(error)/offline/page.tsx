import { getLocale, getMessages } from "next-intl/server";
import { OfflineActions, WhileOffline } from "@/components/error/offline-actions";
import { RefusalScreen } from "@/components/error/refusal-screen";
import { LastSlips } from "@/components/poy/list/last-slips";
import { Icon } from "@/components/ui/art/icon";
import { marketNames } from "@/lib/i18n/market-names";
import { localePath, toLocale } from "@/lib/i18n/tags";

export async function generateMetadata() {
  return { title: (await getMessages()).error.offlineTitle };
}

/** Shown without a network: says that money and slips are safe, and links back once the network returns. */
export default async function OfflinePage() {
  const [locale, { error: words, market, platform, poy }] = await Promise.all([getLocale(), getMessages()]);
  return (
    <RefusalScreen
      icon={
        <WhileOffline online={<Icon name="check" size={44} />}>
          <Icon name="offline" size={44} />
        </WhileOffline>
      }
      title={<WhileOffline online={words.onlineTitle}>{words.offlineTitle}</WhileOffline>}
      text={<WhileOffline>{words.offlineText}</WhileOffline>}
      more={
        <LastSlips
          words={platform.lastSlips}
          slipWords={{ card: poy.card, status: poy.status }}
          names={marketNames(market)}
        />
      }
    >
      <OfflineActions
        front={localePath(toLocale(locale), "/")}
        words={{
          online: words.onlineText,
          tryAgain: words.tryAgain,
          back: words.goBack,
          home: words.backToHome,
        }}
      />
    </RefusalScreen>
  );
}
