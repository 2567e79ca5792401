import type { ReactNode } from "react";
import type { CreditWords } from "@/components/credit/credit-words";
import { Icon } from "@/components/ui/art/icon";
import { Chip } from "@/components/ui/chip";
import { moneyText } from "@/components/ui/money";
import type { ChannelOffer, DepositChannel } from "@/lib/contract/deposits";
import type { Satang } from "@/lib/domain/money/money";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { depositPages } from "../deposit-pages";
import type { DepositWords } from "../deposit-words";
import styles from "./method-row.module.css";

interface MethodRowProps {
  words: CreditWords["deposit"];
  deposit: Pick<DepositWords, "about" | "methods" | "recommended" | "lastUsed">;
  /** Without bounds where nobody told them. */
  offer: Pick<ChannelOffer, "channel" | "open"> & Partial<ChannelOffer>;
  /** Said of it instead of speed, bounds and hours, where nobody told them. */
  about?: string;
  /** The member's own limit leaves nothing to order here, in words; else null. */
  full: string | null;
  /** Why this one stands out; null for the others. */
  mark: "recommended" | "lastUsed" | null;
  /** A request of another channel is live, and what has to happen to it before this one opens; else null. */
  waits: string | null;
}

/** One deposit channel as a row: how fast, how much, when; the whole row is the link. */
export function MethodRow({ words, deposit, offer, about, full, mark, waits }: MethodRowProps) {
  const { form } = depositPages[offer.channel];
  const method = deposit.methods[offer.channel];
  const minutes = offer.minutes ?? 0;
  const facts = [
    about ?? (minutes > 1 ? fill(deposit.about, { minutes }) : method.speed),
    ...(full || offer.min === undefined || offer.max === undefined
      ? []
      : [fill(words.range, { min: roundText(offer.min), max: roundText(offer.max) })]),
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

const bank = (
  <>
    <path d="M22 9 35 16.5v2.5H9v-2.5z" />
    <path d="M12 21h4v9h-4zM20 21h4v9h-4zM28 21h4v9h-4zM10 31.5h24V35H10z" />
  </>
);
const eye = (x: number, y: number) => (
  <path d={`M${x} ${y}h9v9h-9zm2.4 2.4v4.2h4.2v-4.2z`} fillRule="evenodd" />
);

/** The kind of each channel, drawn; nobody's logo. */
const marks: Readonly<Record<DepositChannel, ReactNode>> = {
  fast: (
    <>
      {bank}
      <path d="m34 20-7 10h4.6L30 38l7.6-10.4h-4.8z" className={styles.over} />
    </>
  ),
  normal: (
    <>
      {bank}
      <path d="M26 23h12v15l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5z" className={styles.over} />
      <path d="M29 27h6M29 30.5h6" className={styles.cut} />
    </>
  ),
  truemoney: (
    <>
      <path d="M10 15a4 4 0 0 1 4-4h16v4H14.5v1.5H32a3 3 0 0 1 3 3V30a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3z" />
      <circle cx="29.5" cy="24.5" r="3" className={styles.hole} />
    </>
  ),
  qrcode: (
    <>
      {eye(10, 10)}
      {eye(25, 10)}
      {eye(10, 25)}
      <path d="M25 25h3.5v3.5H25zM30.5 25H34v3.5h-3.5zM27.8 28.5h3.2v3h-3.2zM25 31h3v3h-3zM31 31h3v3h-3zM20.5 10h3v4h-3zM20.5 17h3v3.5h-3zM10 20.5h4v3h-4zM17 20.5h3.5v3H17zM20.5 25h3v3h-3z" />
    </>
  ),
  crypto: (
    <g className={styles.line}>
      <rect x="8.5" y="17" width="15" height="10" rx="5" />
      <rect x="20.5" y="17" width="15" height="10" rx="5" />
    </g>
  ),
};

/** A channel by its kind: bank, QR code, wallet, chain. Decoration, the name stands beside it. */
function MethodMark({ channel }: { channel: DepositChannel }) {
  return (
    <svg
      viewBox="0 0 44 44"
      width="44"
      height="44"
      aria-hidden="true"
      className={styles.mark}
      data-kind={channel}
    >
      <rect width="44" height="44" rx="12" className={styles.ground} />
      {marks[channel]}
    </svg>
  );
}

/** Limits are whole baht as a rule; their satang are written only where there are any. */
const roundText = (amount: Satang): string => moneyText(amount).replace(/\.00$/, "");
