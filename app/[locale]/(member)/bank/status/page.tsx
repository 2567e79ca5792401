import { getMessages, getTranslations } from "next-intl/server";
import { AccountList } from "@/components/bank/account-list";
import { PageTitle } from "@/components/ui/page-title";
import { allBanks, allUserBanks } from "@/lib/contract/banks";
import { ask } from "@/lib/server/ask/ask";
import { orNull } from "@/lib/server/ask/or-null";
import { bankNames } from "../_parts/bank-names";

export async function generateMetadata() {
  return { title: (await getTranslations("bank"))("status.title") };
}

/** The member's bank accounts and their states. */
export default async function BankStatusPage() {
  const [{ bank, credit }, accounts, banks] = await Promise.all([
    getMessages(),
    orNull(ask(allUserBanks)),
    orNull(ask(allBanks, { cacheMs: 60_000 })),
  ]);
  const words = bank.status;
  return (
    <>
      <PageTitle back={{ href: "/credit/withdraw", label: words.back }} note={words.lead}>
        {words.title}
      </PageTitle>
      <AccountList first={accounts} names={bankNames(banks, credit.bank)} words={words} />
    </>
  );
}
