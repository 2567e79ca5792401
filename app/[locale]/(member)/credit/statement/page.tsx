import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { CreditTabs } from "@/components/credit/credit-tabs";
import { StatementFilter } from "@/components/credit/statement/statement-filter";
import { StatementScreen } from "@/components/credit/statement/statement-screen";
import styles from "@/components/credit/statement/statement-screen.module.css";
import {
  type Asked,
  lastDayShown,
  quickPeriods,
  readStatementView,
  statementPath,
} from "@/components/credit/statement/statement-view";
import { PageTitle } from "@/components/ui/page-title";
import { pageOfTransactions } from "@/lib/contract/transactions";
import { lotteryDay } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { rowsAPage } from "@/stores/statements/lists";
import { NotOffered } from "../../../_parts/not-offered";

export async function generateMetadata() {
  return { title: (await getTranslations("statement"))("title") };
}

/**
 * Statement rows of the member's money, filtered as the address asks. What failed to load is retried in the
 * browser.
 */
export default async function StatementPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const nowMs = Date.now();
  const today = lotteryDay(nowMs);
  const view = readStatementView(await searchParams, nowMs);
  const [locale, { credit, game, statement: words, market }, first] = await Promise.all([
    getLocale(),
    getMessages(),
    answered(ask(pageOfTransactions, { body: { ...view.selection, limit: rowsAPage } })),
  ]);
  const { title, list, totals, empty, error, csv, paper, row, note, status } = words;
  const longer = quickPeriods(nowMs).find(({ from, to, n }) => n > 3 && from < view.from && to >= view.to);
  return (
    <>
      <CreditTabs words={credit.tabs} current="statement" />
      <PageTitle note={<span className={styles.lead}>{words.lead}</span>}>{title}</PageTitle>
      <StatementFilter
        view={view}
        words={words}
        action={localePath(toLocale(locale), "/credit/statement")}
        nowMs={nowMs}
      />
      {first.code && isUnimplemented(first.code) ? (
        <NotOffered />
      ) : (
        <StatementScreen
          key={JSON.stringify(view.selection)}
          selection={view.selection}
          days={{ from: view.from, to: lastDayShown(view, today) }}
          first={first.reply}
          words={{ title, list, totals, empty, error, csv, paper }}
          rowWords={{ types: credit.type, row, note, status, games: game.own, names: marketNames(market) }}
          today={today}
          longer={
            longer && {
              href: statementPath({ ...longer, tab: view.tab }),
              label: fill(words.empty.action, { period: fill(words.filter[longer.unit], { n: longer.n }) }),
            }
          }
        />
      )}
    </>
  );
}
