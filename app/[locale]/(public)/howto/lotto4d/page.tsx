import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { MarketTimes } from "@/components/howto/market-times";
import styles from "@/components/howto/rules.module.css";
import { GeneralRules, RulesSection } from "@/components/howto/rules-section";
import { SetPrizes } from "@/components/howto/set-prizes";
import { PrintButton } from "@/components/ui/controls/print-button";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { roundName } from "@/lib/domain/rounds/names";
import { STEPS_ANCHOR } from "@/lib/domain/site/how-to";
import { bangkokDate } from "@/lib/domain/time/time";
import { weekdayNames } from "@/lib/domain/time/time-words";
import { marketNames } from "@/lib/i18n/market-names";
import { Link } from "@/lib/i18n/navigation";
import { toLocale } from "@/lib/i18n/tags";
import { Breadcrumbs } from "../../../_parts/json-ld";
import { groupedBy, isTermsTold, readMarkets } from "../_parts/read-markets";
import { AskService, StepsSection } from "../_parts/topic-page";

export async function generateMetadata() {
  const t = await getTranslations("rules");
  return { title: t("setsTitle"), description: t("setsLead") };
}

/** Rules, times, prizes and chances of the four-digit sets. */
export default async function SetRulesPage() {
  const [{ rules: words, market, sets, howto }, all, dayNames] = await Promise.all([
    getMessages(),
    readMarkets(),
    getLocale().then((locale) => weekdayNames(toLocale(locale))),
  ]);
  const isTold = isTermsTold();
  const names = marketNames(market);
  const markets = (all ?? []).filter(({ sets: terms }) => terms !== undefined);
  const groups = groupedBy(markets, ({ sets: terms }) => terms);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { name: howto.title, path: "/how-to" },
          { name: words.setsTitle, path: "/howto/lotto4d" },
        ]}
      />
      <PageTitle
        note={isTold ? words.setsLead : undefined}
        acts={markets.length > 0 && <PrintButton label={words.print} />}
      >
        {words.setsTitle}
      </PageTitle>
      <nav aria-label={words.jump} className={styles.jump}>
        <a href={`#${STEPS_ANCHOR}`}>{howto.topics.lotto4d.title}</a>
        <Link href="/howto/lotto">{words.toLotto}</Link>
        <Link href="/how-to">{howto.back}</Link>
      </nav>
      {!isTold ? (
        <AskService />
      ) : markets.length === 0 ? (
        <ErrorState
          title={words.failedTitle}
          text={words.failedText}
          action={{ href: "/howto/lotto4d", label: words.retry }}
        />
      ) : (
        <RulesSection
          id="rules-set_4"
          title={market.groups.set_4}
          sourceTitle={words.source}
          sources={[words.rule.draw4]}
        >
          <div className={styles.wide}>
            <div>
              <h3>{words.times}</h3>
              <MarketTimes
                markets={markets}
                nameOf={(one) => roundName(names, one)}
                today={bangkokDate(Date.now())}
                words={words}
                dayNames={dayNames}
              />
            </div>
            <div>
              <h3>{words.prizes}</h3>
              {groups.map(
                ({ terms, markets: some }) =>
                  terms && (
                    <SetPrizes
                      key={some[0]?.betType}
                      caption={
                        groups.length > 1 ? some.map((one) => roundName(names, one)).join(" · ") : undefined
                      }
                      terms={terms}
                      words={words}
                      tiers={sets.tier}
                    />
                  ),
              )}
            </div>
          </div>
        </RulesSection>
      )}
      {isTold && <GeneralRules words={words} />}
      <StepsSection topic="lotto4d" />
    </div>
  );
}
