import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { FastForm } from "@/components/credit/fast-form";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { allDepositChannels, currentFastDeposit } from "@/lib/contract/deposits";
import { redirect } from "@/lib/i18n/navigation";
import { toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask";
import { optional } from "@/lib/server/optional";
import { FirstLimits } from "../../first-limits";

export async function generateMetadata() {
  return { title: (await getTranslations("credit"))("fast.title") };
}

/** Fast deposit: account and amount. A member with a live request goes on with that one. */
export default async function FastDepositPage() {
  const [locale, { credit }, offer, live] = await Promise.all([
    getLocale(),
    getMessages(),
    optional(ask(allDepositChannels)),
    optional(ask(currentFastDeposit)),
  ]);
  if (live) redirect({ href: "/credit/deposit/fast/queue", locale: toLocale(locale) });
  const words = credit.fast;
  const fast = offer?.channels.find(({ channel }) => channel === "fast");
  return (
    <>
      <PageTitle back={{ href: "/credit/deposit", label: words.back }}>{words.title}</PageTitle>
      <FirstLimits />
      {fast?.open && fast.accounts.length ? (
        <FastForm
          offer={{ accounts: fast.accounts, min: fast.min, max: fast.max }}
          words={words}
          banks={credit.bank}
        />
      ) : (
        <EmptyState
          icon="bank"
          title={words.noAccounts}
          text={words.noAccountsHint}
          action={{ href: "/main", label: credit.queue.home }}
        />
      )}
    </>
  );
}
