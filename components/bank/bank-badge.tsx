import { Icon } from "@/components/ui/art/icon";
import styles from "./bank-badge.module.css";
import { bankColours } from "./bank-colours";

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
