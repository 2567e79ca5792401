import { getLocale, getMessages } from "next-intl/server";
import { malformedAmount } from "@/components/credit/credit-words";
import { depositPages, insteadPageOf } from "@/components/deposit/deposit-pages";
import { DepositQueue } from "@/components/deposit/order/deposit-queue";
import { QrPicture } from "@/components/ui/art/qr-picture";
import { ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import type { Deposit, DepositOffer } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import { redirect } from "@/lib/i18n/navigation";
import { toLocale } from "@/lib/i18n/tags";
import { readDepositOffer, readNamedDeposit } from "@/lib/server/ask/deposits";
import type { OrderedChannel } from "@/stores/deposits/orders";
import { stakeFirstTerms } from "../../../../_parts/stake-first-terms";

export type DepositAddress = Promise<{ id?: string | string[]; instead?: string | string[] }>;

/**
 * The request named in the address, else the live one. Without either, redirects to the form; a name that no request
 * of the member has is told.
 */
export async function DepositDetail({
  channel,
  address,
}: {
  channel: OrderedChannel;
  address: DepositAddress;
}) {
  const { id, instead } = await address;
  const [locale, { credit, deposit: said, fault }, named, [offer, live, isLacking], stakeFirst] =
    await Promise.all([
      getLocale(),
      getMessages(),
      readNamedDeposit(id),
      readDepositOffer(),
      stakeFirstTerms("deposit"),
    ]);
  // Its form's page shows what such an upstream tells of it.
  if (isLacking && !named && channel === "fast" && typeof id === "string")
    redirect({
      href: `${depositPages.fast.form}?id=${encodeURIComponent(id)}`,
      locale: toLocale(locale),
    });
  if (id && !named) return <UnknownDeposit channel={channel} />;
  const deposit = named ?? live;
  if (!deposit) redirect({ href: depositPages[channel].form, locale: toLocale(locale) });
  if (deposit.channel !== channel) redirect({ href: insteadPageOf(deposit), locale: toLocale(locale) });
  const { required, tooLow, tooHigh } = credit.fast;
  return (
    <>
      <PageTitle back={{ href: "/credit/deposit", label: credit.fast.back }}>
        {said.methods[channel].name}
      </PageTitle>
      <DepositQueue
        key={deposit.id}
        deposit={withAccount(deposit, offer)}
        isInstead={instead !== undefined}
        words={{
          queue: credit.queue,
          playAccount: credit.playAccount,
          simulator: credit.simulator,
          pay: said.queue,
          told: said.told,
          methods: said.methods,
          play: said.play,
          claim: said.claim,
          report: said.report,
          amount: {
            required,
            tooLow,
            tooHigh,
            whole: said.form.whole,
            currency: malformedAmount(fault, credit),
          },
        }}
        banks={credit.bank}
        hasSimulators={offer?.simulators ?? false}
        picture={pictureOf(deposit, said.queue)}
        stakeFirst={stakeFirst}
      />
    </>
  );
}

/** An address that names no request of this member, or one that cannot be read now. */
export async function UnknownDeposit({ channel }: { channel: OrderedChannel }) {
  const { credit, deposit } = await getMessages();
  return (
    <>
      <PageTitle back={{ href: "/credit/deposit", label: credit.fast.back }}>
        {deposit.methods[channel].name}
      </PageTitle>
      <EmptyState
        icon="deposit"
        title={deposit.unknown.title}
        text={deposit.unknown.text}
        action={{ href: "/credit/status", label: deposit.unknown.all }}
      >
        <ButtonLink look="quiet" href="/credit/deposit">
          {credit.fast.back}
        </ButtonLink>
      </EmptyState>
    </>
  );
}

/** The content of the QR code: the payment with its amount, or a coin's address. */
function pictureOf(
  { status, payload, transfer, prepareTotal, walletNumber }: Deposit,
  words: Record<"qrAlt" | "qrWalletAlt" | "addressAlt", string>,
) {
  if (status !== "waiting") return null;
  if (payload) {
    const alt = walletNumber ? words.qrWalletAlt : words.qrAlt;
    return <QrPicture text={payload} label={fill(alt, { amount: moneyText(prepareTotal) })} />;
  }
  return transfer ? (
    <QrPicture text={transfer.address} label={fill(words.addressAlt, { address: transfer.address })} />
  ) : null;
}

/** The account by its id: an upstream may send nothing else. */
function withAccount(deposit: Deposit, offer: DepositOffer | null): Deposit {
  if (deposit.account || deposit.transfer) return deposit;
  const accounts = offer?.channels.flatMap((channel) => channel.accounts) ?? [];
  const account = accounts.find(({ bankId }) => bankId === deposit.bankId);
  return { ...deposit, ...(account && { account }) };
}
