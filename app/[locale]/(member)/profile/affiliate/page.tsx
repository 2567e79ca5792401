import { headers } from "next/headers";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { AffiliateScreen } from "@/components/affiliate/affiliate-screen";
import { EarnedMoney } from "@/components/affiliate/earned-money";
import { QrCode } from "@/components/affiliate/qr-code";
import { RewardTabs } from "@/components/affiliate/reward-tabs";
import { malformedAmount } from "@/components/credit/credit-words";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { afSummary, allAfTransactions } from "@/lib/contract/affiliate";
import { afCashs, loyaltyBalance } from "@/lib/contract/credit";
import { orNull } from "@/lib/contract/or-null";
import { affiliateWindow } from "@/lib/domain/money/transactions";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { siteOrigin } from "@/lib/server/config/site";
import { stakeFirstTerms } from "../../../_parts/stake-first-terms";

export async function generateMetadata() {
  return { title: (await getTranslations("affiliate"))("title") };
}

/**
 * A member's invitation link and what it earned. The link uses the host name by which the site was opened.
 */
export default async function AffiliatePage() {
  const [locale, { affiliate, credit, fault }, sent, summary, money, rows, loyalty, stakeFirst] =
    await Promise.all([
      getLocale(),
      getMessages(),
      headers(),
      orNull(ask(afSummary)),
      orNull(ask(afCashs)),
      orNull(ask(allAfTransactions, { body: affiliateWindow(Date.now()) })),
      orNull(ask(loyaltyBalance)),
      stakeFirstTerms("earnings"),
    ]);
  const link = siteOrigin(sent) + localePath(toLocale(locale), `/register/${summary?.slug ?? ""}`);
  return (
    <>
      <PageTitle back={{ href: "/main", label: affiliate.back }} note={summary ? affiliate.lead : undefined}>
        {affiliate.title}
      </PageTitle>
      <RewardTabs words={affiliate.tabs} current="affiliate" />
      {summary && money ? (
        <AffiliateScreen
          words={{ ...affiliate, currency: malformedAmount(fault, credit) }}
          first={{ summary, afMoney: money.afMoney, rows }}
          points={loyalty?.balance ?? null}
          link={link}
          stakeFirst={stakeFirst}
          qr={<QrCode text={link} label={affiliate.invite.qr} />}
        />
      ) : money ? (
        // Without the invitation's call: what was earned, and what moved.
        <EarnedMoney
          words={affiliate}
          afMoney={money.afMoney}
          points={loyalty?.balance ?? null}
          rows={rows}
        />
      ) : (
        <EmptyState
          icon="gift"
          title={affiliate.missing}
          text={affiliate.missingHint}
          action={{ href: "/main", label: affiliate.back }}
        />
      )}
    </>
  );
}
