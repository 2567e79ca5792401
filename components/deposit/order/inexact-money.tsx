import type { CreditWords } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Satang } from "@/lib/domain/money/money";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import styles from "./inexact-money.module.css";

interface InexactMoneyProps {
  /** When the money came. */
  at: string;
  /** What came; an external upstream may not say it. */
  amount: Satang | undefined;
  /** What was to be transferred. */
  total: Satang;
  words: Pick<CreditWords["queue"], "inexact" | "inexactOf" | "inexactText"> & { claim: string };
  /** Opens the report of a transfer. */
  onClaim: () => void;
}

/** Money came that differs from the request in the satang: what is known of it, and what its sender does next. */
export function InexactMoney({ at, amount, total, words, onClaim }: InexactMoneyProps) {
  return (
    <Card as="section" look="warning" className={styles.money} role="status">
      <h2>{inexactHead(amount, words)}</h2>
      <p>{fill(words.inexactText, { time: displayDateTime(at), total: moneyText(total) })}</p>
      <Button onClick={onClaim}>{words.claim}</Button>
    </Card>
  );
}

/** That money came whose satang differ, with its amount where that is known. */
export const inexactHead = (
  amount: Satang | undefined,
  words: Pick<CreditWords["queue"], "inexact" | "inexactOf">,
): string => (amount === undefined ? words.inexact : fill(words.inexactOf, { amount: moneyText(amount) }));

interface MoneyBesideProps {
  at: string;
  /** What came beside the total; an external upstream may not say it. */
  amount: Satang | undefined;
  /** What was credited. */
  credited: Satang;
  words: Pick<CreditWords["queue"], "inexact" | "beside" | "besideText" | "besideWallet" | "besideReport">;
  /** The page that reports a transfer already made; null for a wallet, to which it takes none. */
  href: string | null;
}

/** Money with other satang that came beside the total, which alone was credited: it waits for staff. */
export function MoneyBeside({ at, amount, credited, words, href }: MoneyBesideProps) {
  return (
    <Card as="section" look="warning" className={styles.money} role="status">
      <h2>{amount === undefined ? words.inexact : fill(words.beside, { amount: moneyText(amount) })}</h2>
      <p>
        {fill(href ? words.besideText : words.besideWallet, {
          time: displayDateTime(at),
          credited: moneyText(credited),
        })}
      </p>
      {href ? (
        <ButtonLink look="quiet" href={href}>
          {words.besideReport}
        </ButtonLink>
      ) : null}
    </Card>
  );
}
