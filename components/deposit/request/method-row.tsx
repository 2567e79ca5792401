import type { CreditWords } from "@/components/credit/credit-words";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import { moneyText } from "@/components/ui/money";
import type { ChannelOffer } from "@/lib/contract/deposits";
import type { Satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { depositPages } from "../deposit-pages";
import type { DepositWords } from "../deposit-words";
import { MethodMark } from "./method-mark";
import styles from "./method-row.module.css";

interface MethodRowProps {
  words: CreditWords["deposit"];
  deposit: Pick<DepositWords, "about" | "methods" | "recommended" | "lastUsed">;
  offer: ChannelOffer;
  /** The member's own limit leaves nothing to order here, in words; else null. */
  full: string | null;
  /** Why this one stands out; null for the others. */
  mark: "recommended" | "lastUsed" | null;
  /** A request of another channel is live, and what has to happen to it before this one opens; else null. */
  waits: string | null;
}

/** One deposit channel as a row: how fast, how much, when; the whole row is the link. */
export function MethodRow({ words, deposit, offer, full, mark, waits }: MethodRowProps) {
  const { form } = depositPages[offer.channel];
  const method = deposit.methods[offer.channel];
  const minutes = offer.minutes ?? 0;
  const facts = [
    minutes > 1 ? fill(deposit.about, { minutes }) : method.speed,
    ...(full ? [] : [fill(words.range, { min: roundText(offer.min), max: roundText(offer.max) })]),
    ...(offer.hours ? [`${offer.hours.from}–${offer.hours.to}`] : []),
  ];
  const id = `facts-${offer.channel}`;
  const row = (
    <>
      <MethodMark channel={offer.channel} />
      <span className={styles.text}>
        <span className={styles.name}>
          <strong>{method.name}</strong>
          {offer.open ? null : <Chip tone="warning">{words.closed}</Chip>}
          {offer.open && full ? <Chip tone="warning">{full}</Chip> : null}
          {mark && !full ? (
            <Chip tone={mark === "recommended" ? "gold" : "neutral"}>{deposit[mark]}</Chip>
          ) : null}
        </span>
        <span id={id} className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
        {waits ? (
          <span id={`${id}-waits`} className={styles.waits}>
            {waits}
          </span>
        ) : null}
      </span>
    </>
  );
  return offer.open && !full ? (
    <li>
      <Link
        href={form}
        prefetch={false}
        className={styles.row}
        aria-label={`${words.start}: ${method.name}`}
        aria-describedby={waits ? `${id} ${id}-waits` : id}
      >
        {row}
        <Icon name="forward" size={20} />
      </Link>
    </li>
  ) : (
    <li className={styles.row} data-closed="">
      {row}
    </li>
  );
}

/** Limits are whole baht as a rule; their satang are written only where there are any. */
const roundText = (amount: Satang): string => moneyText(amount).replace(/\.00$/, "");
