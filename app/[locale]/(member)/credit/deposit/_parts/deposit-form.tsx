import { getLocale, getMessages } from "next-intl/server";
import { malformedAmount } from "@/components/credit/credit-words";
import { depositPages, insteadPageOf, pageOf } from "@/components/deposit/deposit-pages";
import { isFull } from "@/components/deposit/order/own-deposit";
import { OrderForm } from "@/components/deposit/request/order-form";
import { ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import type { ChannelOffer } from "@/lib/contract/deposits";
import { isSeenOnChain } from "@/lib/domain/deposits/deposit-stage";
import { fill } from "@/lib/i18n/fill";
import { redirect } from "@/lib/i18n/navigation";
import { toLocale } from "@/lib/i18n/tags";
import { readDepositOffer } from "@/lib/server/ask/deposits";
import type { OrderedChannel } from "@/stores/deposits/orders";
import { NotOffered } from "../../../../_parts/not-offered";
import { stakeFirstTerms } from "../../../../_parts/stake-first-terms";
import { FirstLimits } from "../../_parts/first-limits";
import { ownDeposit } from "../../_parts/own-deposit";

/** The form of one channel. A member with a live request is redirected to it, with a word where it is of another channel. */
export async function DepositForm({ channel }: { channel: OrderedChannel }) {
  const [locale, { credit, deposit, fault }, [offer, live, isLacking], stakeFirst, ownLimit] =
    await Promise.all([
      getLocale(),
      getMessages(),
      readDepositOffer(),
      stakeFirstTerms("deposit"),
      ownDeposit(),
    ]);
  if (live && !isSeenOnChain(live)) {
    const href = live.channel === channel ? pageOf(live) : insteadPageOf(live);
    redirect({ href, locale: toLocale(locale) });
  }
  const method = offer?.channels.find((one) => one.channel === channel);
  const { required, tooLow, tooHigh } = credit.fast;
  const amount = {
    required,
    tooLow,
    tooHigh,
    whole: deposit.form.whole,
    currency: malformedAmount(fault, credit),
  };
  return (
    <>
      <PageTitle back={{ href: "/credit/deposit", label: credit.fast.back }}>
        {deposit.methods[channel].name}
      </PageTitle>
      <FirstLimits />
      {isLacking ? (
        <NotOffered />
      ) : method?.open && canBeOrdered(method) && isFull(method.min, ownLimit) ? (
        <EmptyState
          icon="shield"
          title={ownLimit.full}
          text={ownLimit.text}
          action={{ href: "/profile/limits", label: ownLimit.link }}
        >
          <ButtonLink look="quiet" href="/credit/deposit">
            {credit.fast.back}
          </ButtonLink>
        </EmptyState>
      ) : method?.open && canBeOrdered(method) ? (
        <OrderForm
          channel={channel}
          offer={{ accounts: method.accounts, min: method.min, max: method.max, coins: method.coins ?? [] }}
          words={{ ...amount, fast: credit.fast, form: deposit.form, playAccount: credit.playAccount }}
          banks={credit.bank}
          stakeFirst={stakeFirst}
          ownLimit={ownLimit}
        />
      ) : (
        <EmptyState
          icon={depositPages[channel].icon}
          title={fill(deposit.closed, { method: deposit.methods[channel].name })}
          text={method?.hours ? fill(deposit.closedHours, method.hours) : deposit.closedText}
          action={{ href: "/credit/deposit", label: deposit.others }}
        />
      )}
    </>
  );
}

/** True where the channel offers something to choose. */
function canBeOrdered({ channel, accounts, coins }: ChannelOffer): boolean {
  if (channel === "truemoney") return true;
  return channel === "crypto" ? Boolean(coins?.length) : accounts.length > 0;
}
