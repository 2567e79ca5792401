import { getMessages, getTranslations } from "next-intl/server";
import styles from "@/components/credit/deposit-methods.module.css";
import { HowItWorks } from "@/components/credit/how-it-works";
import { MethodCard } from "@/components/credit/method-card";
import { LimitsLink } from "@/components/limits/limits-link";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { moneyText } from "@/components/ui/money";
import { PageTitle } from "@/components/ui/page-title";
import { allDepositChannels, currentFastDeposit } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import { ask } from "@/lib/server/ask";
import { optional } from "@/lib/server/optional";
import { FirstLimits } from "../first-limits";

export async function generateMetadata() {
  return { title: (await getTranslations("credit"))("deposit.title") };
}

/** The ways to pay in that this site has; a request that still waits comes first. */
export default async function DepositPage() {
  const [{ credit, limits }, offer, live] = await Promise.all([
    getMessages(),
    optional(ask(allDepositChannels)),
    optional(ask(currentFastDeposit)),
  ]);
  const words = credit.deposit;
  const fast = offer?.channels.find(({ channel }) => channel === "fast");
  return (
    <>
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <FirstLimits />
      <div className={styles.methods}>
        {live ? (
          <Card as="div" look="gold" className={styles.live}>
            <p>{fill(words.resumeText, { amount: moneyText(live.prepareTotal) })}</p>
            <ButtonLink href="/credit/deposit/fast/queue">{words.resume}</ButtonLink>
          </Card>
        ) : null}
        {fast ? (
          <MethodCard
            words={words}
            offer={fast}
            href="/credit/deposit/fast"
            name={words.fast}
            text={words.fastText}
          />
        ) : (
          <EmptyState icon="deposit" title={words.none} text={words.noneHint} />
        )}
        {fast?.open ? <HowItWorks words={words.how} /> : null}
        {offer?.simulators ? <p className={styles.play}>{words.play}</p> : null}
        <LimitsLink word={limits.link} />
      </div>
    </>
  );
}
