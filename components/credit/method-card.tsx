import { ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { moneyText } from "@/components/ui/money";
import type { ChannelOffer } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import type { CreditWords } from "./credit-words";
import styles from "./method-card.module.css";

interface MethodCardProps {
  words: CreditWords["deposit"];
  offer: ChannelOffer;
  href: string;
  name: string;
  text: string;
}

/** One way to pay in: what it costs in time and money, and whether it is open. */
export function MethodCard({ words, offer, href, name, text }: MethodCardProps) {
  const facts = [
    {
      fact: words.rangeLabel,
      value: fill(words.range, { min: moneyText(offer.min), max: moneyText(offer.max) }),
    },
    { fact: words.speedLabel, value: words.speed },
    { fact: words.hoursLabel, value: offer.hours ? `${offer.hours.from}–${offer.hours.to}` : words.allDay },
  ];
  return (
    <Card as="article" className={styles.method}>
      <div className={styles.head}>
        <span className={styles.art}>
          <Icon name="bank" size={28} />
        </span>
        <h2>{name}</h2>
        {offer.open ? null : <Chip tone="warning">{words.closed}</Chip>}
      </div>
      <p className={styles.text}>{text}</p>
      <dl className={styles.facts}>
        {facts.map(({ fact, value }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offer.open ? (
        <ButtonLink href={href} size="large" isWide>
          {words.start}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
