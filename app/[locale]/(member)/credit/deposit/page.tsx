import { getMessages, getTranslations } from "next-intl/server";
import { CreditTabs } from "@/components/credit/credit-tabs";
import { FollowRequests } from "@/components/credit/statement/follow-requests";
import { pageOf } from "@/components/deposit/deposit-pages";
import { liveWords } from "@/components/deposit/order/live-words";
import { isFull, mostOf, type OwnDeposit, OwnDepositNote } from "@/components/deposit/order/own-deposit";
import styles from "@/components/deposit/request/deposit-methods.module.css";
import { HowItWorks } from "@/components/deposit/request/how-it-works";
import { inOrder, isBehind, lastUsedOf, recommendedOf } from "@/components/deposit/request/method-order";
import { MethodRow } from "@/components/deposit/request/method-row";
import { LimitsLink } from "@/components/limits/limits-link";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import type { ChannelOffer } from "@/lib/contract/deposits";
import { orNull } from "@/lib/contract/or-null";
import { bankTransactions, trueWalletHistory } from "@/lib/contract/transactions";
import { ask } from "@/lib/server/ask/ask";
import { handedAccounts, readDepositOffer } from "@/lib/server/ask/deposits";
import { NotOffered } from "../../../_parts/not-offered";
import { AskStaff } from "../_parts/ask-staff";
import { FirstLimits } from "../_parts/first-limits";
import { ownDeposit } from "../_parts/own-deposit";

export async function generateMetadata() {
  return { title: (await getTranslations("credit"))("deposit.title") };
}

/** The site's deposit channels; a pending request comes first. */
export default async function DepositPage() {
  const [{ credit, deposit, limits }, [offer, live, isLacking], banked, wallet, ownLimit] = await Promise.all(
    [
      getMessages(),
      readDepositOffer(),
      orNull(ask(bankTransactions)),
      orNull(ask(trueWalletHistory)),
      ownDeposit(),
    ],
  );
  const words = credit.deposit;
  const about = live && liveWords(live, deposit);
  const last = lastUsedOf([...(banked?.depositFast ?? []), ...(banked?.depositNormal ?? [])], wallet ?? []);
  const channels = inOrder(offer?.channels ?? [], last);
  const isLimited = channels.some((channel) => roomOf(channel, ownLimit) < channel.max);
  const recommended = recommendedOf(channels);
  const handed = isLacking ? handedChannels.filter((channel) => handedAccounts(channel)) : [];
  const markOf = ({ channel, open }: ChannelOffer) => {
    if (!open) return null;
    if (channel === recommended) return "recommended";
    return channel === last ? "lastUsed" : null;
  };
  return (
    <>
      <CreditTabs words={credit.tabs} current="deposit" />
      {/* How money is matched is known of a service that has calls for deposits. */}
      <PageTitle note={isLacking ? undefined : words.lead}>{words.title}</PageTitle>
      <FirstLimits />
      <div className={styles.methods}>
        {live && about ? (
          <Card as="div" look="gold" className={styles.live}>
            <p>
              <strong>{deposit.methods[live.channel].name}</strong>
              <br />
              {about.note}
            </p>
            <ButtonLink href={pageOf(live)}>{about.go}</ButtonLink>
            <FollowRequests />
          </Card>
        ) : null}
        {isLimited && ownLimit ? (
          <Card as="div" className={styles.own}>
            <OwnDepositNote own={ownLimit} />
          </Card>
        ) : null}
        {channels.length > 0 ? (
          <Card as="ul" isFlush className={styles.list}>
            {channels.map((channel) => (
              <MethodRow
                key={channel.channel}
                words={words}
                deposit={deposit}
                offer={{ ...channel, max: roomOf(channel, ownLimit) }}
                full={isBarred(channel, ownLimit) ? (ownLimit?.fullMark ?? null) : null}
                mark={markOf(channel)}
                waits={about && isBehind(channel, live) ? about.waits : null}
              />
            ))}
          </Card>
        ) : null}
        {handed.length > 0 ? (
          <>
            <Card as="ul" isFlush className={styles.list}>
              {handed.map((channel) => (
                <MethodRow
                  key={channel}
                  words={words}
                  deposit={deposit}
                  offer={{ channel, open: true }}
                  about={deposit.handed.about[channel]}
                  full={null}
                  mark={null}
                  waits={null}
                />
              ))}
            </Card>
            <AskStaff text={deposit.handed.only} />
          </>
        ) : isLacking ? (
          <NotOffered />
        ) : null}
        {channels.length === 0 && !isLacking ? (
          <EmptyState icon="deposit" title={words.none} text={words.noneHint} />
        ) : null}
        {channels.some(({ channel, open }) => channel === "fast" && open) ? (
          <HowItWorks words={words.how} />
        ) : null}
        {isLacking ? null : <LimitsLink word={limits.link} />}
      </div>
    </>
  );
}

/** Those of which the spec shows a body. */
const handedChannels = ["fast", "normal"] as const;

/** A channel's highest amount for this member. A transfer already made is reported whatever their limit leaves. */
const roomOf = ({ channel, max }: ChannelOffer, ownLimit: OwnDeposit | null) =>
  channel === "normal" ? max : mostOf(max, ownLimit);

/** True where the member's own limit leaves less than the channel's lowest amount. */
const isBarred = ({ channel, min }: ChannelOffer, ownLimit: OwnDeposit | null) =>
  channel !== "normal" && isFull(min, ownLimit);
