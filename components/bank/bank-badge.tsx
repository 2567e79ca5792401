import { Icon } from "@/components/ui/art/icon";
import styles from "./bank-badge.module.css";

/** Letters of codes that are longer than a badge, or not what people call the bank. */
const shortLetters: Readonly<Record<string, string>> = {
  UOBT: "UOB",
  CIMBT: "CIMB",
  ACLEDA: "ACL",
  CANADIA: "CNB",
  PROMPTPAY: "PP",
  TRUEMONEY: "TMN",
};

interface BankBadgeProps {
  bankCode: string;
  /** The chosen one of several carries a tick. */
  isChosen?: boolean;
}

/** Ground and letters of a bank's badge. Only the colour that people know the bank by; never a part of its logo. */
interface BankColours {
  readonly ground: string;
  readonly letters: string;
}

const white = "#ffffff";
const of = (ground: string, letters = white): BankColours => ({ ground, letters });

/** Colours of a bank, a channel or a coin, by its code. Each pair reads at 4.5:1 (tested), so some grounds are a shade darker than the bank's own. */
export const bankColours: Readonly<Record<string, BankColours>> = {
  KBANK: of("#0d7a2b"),
  SCB: of("#4e2e7f"),
  BBL: of("#1e3f8a"),
  KTB: of("#1ba5e1", "#06263a"),
  BAY: of("#fec43b", "#3c2a21"),
  TTB: of("#0050d8"),
  GSB: of("#c4137a"),
  BAAC: of("#2c6b2f", "#ffe27a"),
  GHB: of("#f57d23", "#2b1300"),
  UOBT: of("#0b2a66"),
  CIMBT: of("#7e2f36"),
  LHB: of("#5b5c5f"),
  KKP: of("#5a5491"),
  TISCO: of("#12549f"),
  ISBT: of("#184615"),
  BCEL: of("#b5121b"),
  ABA: of("#005d83"),
  ACLEDA: of("#143c6d", "#f5d272"),
  CANADIA: of("#c0202a"),
  WING: of("#a5cd39", "#1c2b00"),
  KBZ: of("#0063ab"),
  AYA: of("#a81c22"),
  PROMPTPAY: of("#003d6a"),
  TRUEMONEY: of("#f7941d", "#2b1700"),
  // Coins are chosen in the same rows.
  USDT: of("#0f7458"),
  BTC: of("#f7931a", "#2b1700"),
  ETH: of("#4556a6"),
};

/**
 * A bank as its code's letters on the colour that it is known by; no logo, because logos are trademarks. A code
 * without a colour here is drawn in the site's gold. The name always stands beside it.
 */
export function BankBadge({ bankCode, isChosen = false }: BankBadgeProps) {
  const code = bankCode.toUpperCase();
  const letters = shortLetters[code] ?? code.slice(0, 5);
  const colours = bankColours[code];
  return (
    <span aria-hidden="true" className={styles.badge}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" data-plain={colours ? undefined : ""}>
        <rect x="1" y="1" width="46" height="46" rx="11" fill={colours?.ground} />
        <text
          x="24"
          y="24"
          dy="0.36em"
          textAnchor="middle"
          fill={colours?.letters}
          // Letters scale with the picture, so that none leaves its ground at any size of text.
          {...(letters.length > 3 && { textLength: 38, lengthAdjust: "spacingAndGlyphs" })}
          fontSize={letters.length > 4 ? 13 : letters.length > 3 ? 14.5 : 16}
        >
          {letters}
        </text>
      </svg>
      {isChosen ? (
        <span className={styles.tick}>
          <Icon name="check" size={16} />
        </span>
      ) : null}
    </span>
  );
}
