import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { AddBankForm } from "@/components/bank/add-bank-form";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { allBanks } from "@/lib/contract/banks";
import { orNull } from "@/lib/contract/or-null";
import { usersInfos } from "@/lib/contract/users";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { bankNames } from "../_parts/bank-names";

export async function generateMetadata() {
  return { title: (await getTranslations("bank"))("add.title") };
}

/** Adds a bank account for withdrawals. Without the list of banks or the member's name no form is shown. */
export default async function AddBankPage() {
  const [locale, { bank, credit }, banks, info] = await Promise.all([
    getLocale(),
    getMessages(),
    orNull(ask(allBanks, { cacheMs: 60_000 })),
    orNull(ask(usersInfos)),
  ]);
  const words = bank.add;
  return (
    <>
      <PageTitle back={{ href: "/bank/status", label: words.back }} note={words.lead}>
        {words.title}
      </PageTitle>
      {banks?.length && info ? (
        <AddBankForm
          banks={banks}
          names={bankNames(banks, credit.bank)}
          holder={info.name ?? ""}
          words={words}
          home={["th", folderOf(toLocale(locale))]}
        />
      ) : (
        <ErrorState
          title={words.failed}
          text={words.failedHint}
          action={{ href: "/bank/add", label: words.reload }}
        />
      )}
    </>
  );
}
