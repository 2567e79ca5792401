import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { malformedAmount } from "@/components/credit/credit-words";
import { FastOrder } from "@/components/deposit/request/fast-order";
import { PageTitle } from "@/components/ui/page-title";
import type { BankAccount } from "@/lib/contract/deposits";
import { orNull } from "@/lib/contract/or-null";
import { bankTransactions } from "@/lib/contract/transactions";
import { redirect } from "@/lib/i18n/navigation";
import { toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { handedAccounts, readDepositOffer } from "@/lib/server/ask/deposits";
import { AskStaff } from "../../_parts/ask-staff";
import { FirstLimits } from "../../_parts/first-limits";
import { UnknownDeposit } from "../_parts/deposit-detail";
import { DepositForm } from "../_parts/deposit-form";

export async function generateMetadata() {
  return { title: (await getTranslations("deposit"))("methods.fast.name") };
}

interface FastDepositPageProps {
  /** A request opened at an upstream that has no call for one. */
  searchParams: Promise<{ id?: string | string[] }>;
}

/** Fast deposit: account and amount. */
export default async function FastDepositPage({ searchParams }: FastDepositPageProps) {
  const [{ id }, [, , isLacking]] = await Promise.all([searchParams, readDepositOffer()]);
  const accounts = isLacking ? handedAccounts("fast") : null;
  return accounts ? <HandedDeposit accounts={accounts} id={id} /> : <DepositForm channel="fast" />;
}

async function HandedDeposit({ accounts, id }: { accounts: readonly BankAccount[]; id: unknown }) {
  const [locale, { credit, deposit, fault }, lists] = await Promise.all([
    getLocale(),
    getMessages(),
    id ? orNull(ask(bankTransactions)) : null,
  ]);
  const row = lists?.depositFast.find((one) => one.id === id);
  // Nobody opens a second one because the first can't be read now.
  if (id && !row) return <UnknownDeposit channel="fast" />;
  // What is no longer waited for must not be transferred again.
  if (row && row.status !== "waiting") redirect({ href: "/credit/status", locale: toLocale(locale) });
  const { required, tooLow, tooHigh } = credit.fast;
  return (
    <>
      <PageTitle back={{ href: "/credit/deposit", label: credit.fast.back }}>
        {deposit.methods.fast.name}
      </PageTitle>
      <FirstLimits />
      <FastOrder
        key={row?.id ?? "new"}
        accounts={accounts}
        opened={row ?? null}
        words={{
          fast: credit.fast,
          queue: credit.queue,
          playAccount: credit.playAccount,
          pay: deposit.queue,
          told: deposit.told,
          handed: deposit.handed,
          amount: {
            ...{ required, tooLow, tooHigh, whole: deposit.form.whole },
            currency: malformedAmount(fault, credit),
          },
        }}
        banks={credit.bank}
        help={<AskStaff text={deposit.handed.orderLimits} />}
      />
    </>
  );
}
