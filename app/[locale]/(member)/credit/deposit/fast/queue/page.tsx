import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { DepositQueue } from "@/components/credit/deposit-queue";
import { PageTitle } from "@/components/ui/page-title";
import {
  allDepositChannels,
  currentFastDeposit,
  type Deposit,
  type DepositOffer,
  oneDeposit,
} from "@/lib/contract/deposits";
import { redirect } from "@/lib/i18n/navigation";
import { toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask";
import { optional } from "@/lib/server/optional";

export async function generateMetadata() {
  return { title: (await getTranslations("credit"))("queue.amountLabel") };
}

interface DepositQueuePageProps {
  searchParams: Promise<{ id?: string | string[] }>;
}

/** The request of the address, else the live one. Without either the form is the place to be. */
export default async function DepositQueuePage({ searchParams }: DepositQueuePageProps) {
  const { id } = await searchParams;
  const [locale, { credit }, live, offer] = await Promise.all([
    getLocale(),
    getMessages(),
    readDeposit(id),
    optional(ask(allDepositChannels)),
  ]);
  if (!live) redirect({ href: "/credit/deposit/fast", locale: toLocale(locale) });
  return (
    <>
      <PageTitle back={{ href: "/credit/deposit", label: credit.fast.back }}>{credit.fast.title}</PageTitle>
      <DepositQueue
        deposit={withAccount(live, offer)}
        words={{ queue: credit.queue, simulator: credit.simulator }}
        banks={credit.bank}
        hasSimulators={offer?.simulators ?? false}
      />
    </>
  );
}

async function readDeposit(id: string | string[] | undefined): Promise<Deposit | null> {
  const named =
    typeof id === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(id)
      ? await optional(ask(oneDeposit, { query: { id } }))
      : null;
  return named ?? ask(currentFastDeposit);
}

/** An upstream may name the account by its id only. */
function withAccount(deposit: Deposit, offer: DepositOffer | null): Deposit {
  const accounts = offer?.channels.flatMap((channel) => channel.accounts) ?? [];
  return { ...deposit, account: deposit.account ?? accounts.find(({ bankId }) => bankId === deposit.bankId) };
}
