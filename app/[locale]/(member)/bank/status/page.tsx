import { getMessages, getTranslations } from "next-intl/server";
import { AccountList } from "@/components/bank/account-list";
import { PageTitle } from "@/components/ui/page-title";
import { allBanks, allUserBanks } from "@/lib/contract/banks";
import { orNull } from "@/lib/contract/or-null";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { NotOffered } from "../../../_parts/not-offered";
import { bankNames } from "../_parts/bank-names";

export async function generateMetadata() {
  return { title: (await getTranslations("bank"))("status.title") };
}

/** The member's bank accounts and their states. */
export default async function BankStatusPage() {
  const [{ bank, credit }, accounts, banks] = await Promise.all([
    getMessages(),
    answered(ask(allUserBanks)),
    orNull(ask(allBanks, { cacheMs: 60_000 })),
  ]);
  const words = bank.status;
  return (
    <>
      <PageTitle
        back={{ href: "/credit/withdraw", label: words.back }}
        note={accounts.reply ? words.lead : undefined}
      >
        {words.title}
      </PageTitle>
      {accounts.code && isUnimplemented(accounts.code) ? (
        <NotOffered />
      ) : (
        <AccountList first={accounts.reply} names={bankNames(banks, credit.bank)} words={words} />
      )}
    </>
  );
}
