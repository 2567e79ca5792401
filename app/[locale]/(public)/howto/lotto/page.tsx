import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { MarketTimes } from "@/components/howto/market-times";
import { RatesTable } from "@/components/howto/rates-table";
import styles from "@/components/howto/rules.module.css";
import { FoldedRules, GeneralRules } from "@/components/howto/rules-section";
import { PrintButton } from "@/components/ui/controls/print-button";
import { OpenAsked } from "@/components/ui/lists/open-asked";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import type { MarketTerms } from "@/lib/contract/markets";
import { roundName } from "@/lib/domain/rounds/names";
import { bangkokDate } from "@/lib/domain/time/time";
import { weekdayNames } from "@/lib/domain/time/time-words";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { Link } from "@/lib/i18n/navigation";
import { toLocale } from "@/lib/i18n/tags";
import { Breadcrumbs } from "../../../_parts/json-ld";
import { groupedBy, isTermsTold, readMarkets } from "../_parts/read-markets";
import { AskService, StepsFold } from "../_parts/topic-page";

export async function generateMetadata() {
  const t = await getTranslations("rules");
  return { title: t("title"), description: t("lead") };
}

const isThai = ({ betType }: MarketTerms) => betType.startsWith("th_");

/** Rules, times and rates of the three-digit markets and of yeekee, as the upstream states them. */
export default async function LottoRulesPage() {
  const [{ rules: words, market, lotto, howto }, markets, dayNames] = await Promise.all([
    getMessages(),
    readMarkets(),
    getLocale().then((locale) => weekdayNames(toLocale(locale))),
  ]);
  const isTold = isTermsTold();
  const names = marketNames(market);
  const today = bangkokDate(Date.now());
  /** For markets drawn without the system's own shot the page says who can influence the result. */
  const steerableText = (some: readonly MarketTerms[]) => {
    const without = some.filter(({ schedule }) => schedule.kind === "sequence" && !schedule.systemShot);
    const text = without.map((one) => roundName(names, one)).join(", ");
    return text ? [fill(words.steerable, { markets: text })] : [];
  };
  const of = (fits: (market: MarketTerms) => boolean) => (markets ?? []).filter(fits);
  const sections = [
    { key: "gov", title: market.sections.gov, markets: of(({ betGroup }) => betGroup === "gov") },
    {
      key: "stock_th",
      title: market.sections.stock_th,
      markets: of((one) => one.betGroup === "stock" && isThai(one)),
    },
    {
      key: "stock_foreign",
      title: market.sections.stock_foreign,
      markets: of((one) => one.betGroup === "stock" && !isThai(one)),
    },
    { key: "yeekee", title: market.groups.yeekee, markets: of(({ betGroup }) => betGroup === "yeekee") },
  ].filter((section) => section.markets.length > 0);

  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { name: howto.title, path: "/how-to" },
          { name: words.title, path: "/howto/lotto" },
        ]}
      />
      <PageTitle
        note={isTold ? words.lead : undefined}
        acts={sections.length > 0 && <PrintButton label={words.print} />}
      >
        {words.title}
      </PageTitle>
      <nav aria-label={words.jump} className={styles.jump}>
        <Link href="/howto/lotto4d">{words.toSets}</Link>
        <Link href="/how-to">{howto.back}</Link>
      </nav>
      {sections.length === 0 && isTold && (
        <ErrorState
          title={words.failedTitle}
          text={words.failedText}
          action={{ href: "/howto/lotto", label: words.retry }}
        />
      )}
      {!isTold && <AskService />}
      {sections.map((section) => {
        const groups = groupedBy(section.markets, ({ options }) => options);
        return (
          <FoldedRules
            key={section.key}
            id={`rules-${section.key}`}
            title={section.title}
            sourceTitle={words.source}
            sources={[
              ...new Set(section.markets.map(({ rule }) => words.rule[rule])),
              ...steerableText(section.markets),
            ]}
          >
            <div className={styles.wide}>
              <div>
                <h3>{words.times}</h3>
                <MarketTimes
                  markets={section.markets}
                  nameOf={(one) => roundName(names, one)}
                  today={today}
                  words={words}
                  dayNames={dayNames}
                />
              </div>
              <div>
                <h3>{words.rates}</h3>
                {groups.map(({ terms, markets: some }) => (
                  <RatesTable
                    key={some[0]?.betType}
                    caption={
                      groups.length > 1 ? some.map((one) => roundName(names, one)).join(" · ") : undefined
                    }
                    options={terms}
                    words={lotto.terms}
                    names={market.options}
                  />
                ))}
                <p className={styles.hint}>{lotto.terms.returnHint}</p>
              </div>
            </div>
          </FoldedRules>
        );
      })}
      {isTold && <GeneralRules words={words} />}
      <StepsFold topic="lotto" />
      <OpenAsked />
    </div>
  );
}
