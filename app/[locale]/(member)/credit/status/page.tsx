import { getMessages, getTranslations } from "next-intl/server";
import { CreditTabs } from "@/components/credit/credit-tabs";
import { FollowRequests } from "@/components/credit/statement/follow-requests";
import { RequestList } from "@/components/credit/statement/request-list";
import styles from "@/components/credit/statement/request-list.module.css";
import { requestsOf, requestTabs, tabOf } from "@/components/credit/statement/requests";
import { TabLinks } from "@/components/ui/controls/tab-links";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { currentDeposit } from "@/lib/contract/deposits";
import { orNull } from "@/lib/contract/or-null";
import { bankTransactions, trueWalletHistory } from "@/lib/contract/transactions";
import { ask } from "@/lib/server/ask/ask";

export async function generateMetadata() {
  return { title: (await getTranslations("statement"))("requests.title") };
}

interface StatusPageProps {
  searchParams: Promise<{ tab?: string | string[] }>;
}

/**
 * Deposit and withdrawal requests with their states. A wallet list that fails to load is shown empty, beside
 * the others.
 */
export default async function StatusPage({ searchParams }: StatusPageProps) {
  const { tab: asked } = await searchParams;
  const [{ credit, deposit, statement }, bank, wallet, live] = await Promise.all([
    getMessages(),
    orNull(ask(bankTransactions)),
    orNull(ask(trueWalletHistory)),
    orNull(ask(currentDeposit)),
  ]);
  const tab = tabOf(asked);
  const words = statement.requests;
  const lists = bank ?? { depositFast: [], depositNormal: [], userWithdraw: [] };
  const requests = requestsOf(tab, { ...lists, wallet: wallet ?? [], live });
  const isUnread = !bank && tab !== "wallet";
  const act = tab === "withdraw" ? "withdraw" : "deposit";
  return (
    <>
      <CreditTabs words={credit.tabs} current="status" />
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <TabLinks
        label={words.tabs.label}
        className={styles.tabs}
        tabs={requestTabs.map((name) => ({
          href: `/credit/status?tab=${name}`,
          word: words.tabs[name],
          isCurrent: name === tab,
        }))}
      />
      {isUnread ? (
        <ErrorState
          title={words.failed}
          text={words.failedHint}
          action={{ href: `/credit/status?tab=${tab}`, label: words.retry }}
        />
      ) : requests.length ? (
        <RequestList
          requests={requests}
          words={words}
          reference={statement.row.reference}
          methods={deposit.methods}
          told={deposit.told}
        />
      ) : (
        <EmptyState
          icon={act}
          title={words.empty}
          text={
            tab === "all" ? words.emptyAll : act === "withdraw" ? words.emptyWithdraw : words.emptyDeposit
          }
          action={{ href: `/credit/${act}`, label: words[act] }}
        />
      )}
      <FollowRequests />
    </>
  );
}
