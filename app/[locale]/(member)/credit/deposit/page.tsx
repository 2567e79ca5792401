import { getMessages, getTranslations } from "next-intl/server";
import { CreditTabs } from "@/components/credit/credit-tabs";
import styles from "@/components/deposit/deposit-methods.module.css";
import { offeredOrder, pageOf } from "@/components/deposit/deposit-pages";
import { HowItWorks } from "@/components/deposit/how-it-works";
import { MethodCard } from "@/components/deposit/method-card";
import { LimitsLink } from "@/components/limits/limits-link";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { moneyText } from "@/components/ui/money";
import { PageTitle } from "@/components/ui/page-title";
import { fill } from "@/lib/i18n/fill";
import { readDepositOffer } from "@/lib/server/ask/deposits";
import { FirstLimits } from "../_parts/first-limits";

export async function generateMetadata() {
  return { title: (await getTranslations("credit"))("deposit.title") };
}

/** The site's deposit channels; a pending request comes first. */
export default async function DepositPage() {
  const [{ credit, deposit, limits }, [offer, live]] = await Promise.all([getMessages(), readDepositOffer()]);
  const words = credit.deposit;
  const channels = offeredOrder.flatMap(
    (name) => offer?.channels.filter(({ channel }) => channel === name) ?? [],
  );
  return (
    <>
      <CreditTabs words={credit.tabs} current="deposit" />
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <FirstLimits />
      <div className={styles.methods}>
        {live ? (
          <Card as="div" look="gold" className={styles.live}>
            <p>
              <strong>{deposit.methods[live.channel].name}</strong>
              <br />
              {fill(words.resumeText, { amount: moneyText(live.prepareTotal) })}
            </p>
            <ButtonLink href={pageOf(live)}>{words.resume}</ButtonLink>
          </Card>
        ) : null}
        {channels.map((channel) => (
          <MethodCard
            key={channel.channel}
            words={words}
            method={deposit.methods[channel.channel]}
            about={deposit.about}
            offer={channel}
          />
        ))}
        {channels.length === 0 ? (
          <EmptyState icon="deposit" title={words.none} text={words.noneHint} />
        ) : null}
        {channels.some(({ channel, open }) => channel === "fast" && open) ? (
          <HowItWorks words={words.how} />
        ) : null}
        {offer?.simulators ? <p className={styles.play}>{words.play}</p> : null}
        <LimitsLink word={limits.link} />
      </div>
    </>
  );
}
