import type { CreditWords } from "@/components/credit/credit-words";
import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import type { ChannelOffer } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import { depositPages } from "./deposit-pages";
import type { DepositWords } from "./deposit-words";
import styles from "./method-card.module.css";

interface MethodCardProps {
  words: CreditWords["deposit"];
  method: DepositWords["methods"][ChannelOffer["channel"]];
  /** "About {minutes} min" */
  about: string;
  offer: ChannelOffer;
}

/** One deposit channel: its fee, its duration, and whether it is open. */
export function MethodCard({ words, method, about, offer }: MethodCardProps) {
  const pages = depositPages[offer.channel];
  const facts = [
    {
      fact: words.rangeLabel,
      value: fill(words.range, { min: moneyText(offer.min), max: moneyText(offer.max) }),
    },
    {
      fact: words.speedLabel,
      value: (offer.minutes ?? 0) > 1 ? fill(about, { minutes: offer.minutes ?? 0 }) : method.speed,
    },
    { fact: words.hoursLabel, value: offer.hours ? `${offer.hours.from}–${offer.hours.to}` : words.allDay },
  ];
  return (
    <Card as="article" className={styles.method} data-closed={offer.open ? undefined : ""}>
      <div className={styles.head}>
        <span className={styles.art}>
          <Icon name={pages.icon} size={28} />
        </span>
        <h2>{method.name}</h2>
        {offer.open ? null : <Chip tone="warning">{words.closed}</Chip>}
      </div>
      <p className={styles.text}>{method.text}</p>
      <dl className={styles.facts}>
        {facts.map(({ fact, value }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offer.open ? (
        <ButtonLink href={pages.form} size="large" isWide aria-label={`${words.start}: ${method.name}`}>
          {words.start}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
