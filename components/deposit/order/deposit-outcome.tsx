"use client";
import type { Ref } from "react";
import { type CreditWords, shortReference } from "@/components/credit/credit-words";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { Icon, type IconName } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Deposit, DepositStatus } from "@/lib/contract/deposits";
import { isClaimable } from "@/lib/domain/deposits/deposit-channels";
import { isLeftInexact } from "@/lib/domain/deposits/deposit-stage";
import type { Satang } from "@/lib/domain/money/money";
import { displayDateTime, epochMs } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { useClock } from "@/stores/page/clock";
import { depositPages } from "../deposit-pages";
import styles from "./deposit-queue.module.css";

type Outcome = Exclude<DepositStatus, "waiting">;
interface DepositOutcomeProps {
  deposit: Deposit;
  heading?: Ref<HTMLHeadingElement>;
  words: CreditWords["queue"] & { claim: string; reason: string; said: string };
  /** What the credited money asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
  /** Opens the report of a transfer. */
  onClaim: () => void;
}

const icons: Record<Outcome, IconName> = {
  credited: "check",
  expired: "clock",
  unmatched: "alert",
  cancelled: "close",
  claimed: "shield",
  rejected: "close",
};
/** The outcome of a request: credited, expired, with staff, cancelled. */
export function DepositOutcome({ deposit, heading, words, stakeFirst, onClaim }: DepositOutcomeProps) {
  const canClaim = useClock(({ nowMs }) => isClaimable(deposit.status, epochMs(deposit.createdAt), nowMs));
  if (deposit.status === "waiting") return null;
  // Money is there that its sender has to report, which comes before another deposit.
  const isLeft = isLeftInexact(deposit);
  const isOwed = isLeft || deposit.status === "unmatched";
  // Most expired requests were never paid; a member who did pay can report it.
  const isOver = !isOwed && (deposit.status === "expired" || deposit.status === "cancelled");
  const claim = canClaim ? (
    <Button look={isOwed ? "primary" : "quiet"} size="large" onClick={onClaim}>
      {words.claim}
    </Button>
  ) : null;
  const isCredited = deposit.status === "credited";
  const amount = deposit.creditedAmount ?? deposit.prepareTotal;
  const at = deposit.creditedAt ?? deposit.expiresAt;
  return (
    <Card as="section" className={styles.outcome} data-status={deposit.status} role="status">
      <span className={styles.art}>
        <Icon name={icons[deposit.status]} size={40} />
      </span>
      <h2 ref={heading} tabIndex={-1}>
        {words[deposit.status]}
      </h2>
      {isCredited ? <p className={styles.amount}>{moneyText(amount, true)}</p> : null}
      {isLeft && deposit.inexactAt ? (
        <>
          <p>
            <strong>{inexactHead(deposit.inexactAmount, words)}</strong>
          </p>
          <p>
            {fill(canClaim ? words.inexactText : words.inexactOld, {
              time: displayDateTime(deposit.inexactAt),
              total: moneyText(deposit.prepareTotal),
            })}
          </p>
        </>
      ) : (
        <p>{fill(words[`${deposit.status}Text`], { amount: moneyText(amount) })}</p>
      )}
      {isCredited ? <StakeFirst credit="deposit" terms={stakeFirst} amount={amount} /> : null}
      {deposit.report && !isCredited ? (
        <p>
          {fill(words.said, {
            amount: moneyText(deposit.report.amount),
            time: displayDateTime(deposit.report.transferredAt),
          })}
        </p>
      ) : null}
      {deposit.reason ? (
        <p className={styles.reason}>{fill(words.reason, { reason: deposit.reason })}</p>
      ) : null}
      <p className={styles.reference}>
        {fill(words.reference, { id: shortReference(deposit) })}
        {isCredited && at ? ` · ${displayDateTime(at)}` : null}
      </p>
      <div className={styles.acts}>
        {isCredited ? (
          <ButtonLink look="gold" size="large" href="/lotto">
            {words.bet}
          </ButtonLink>
        ) : null}
        {isOwed ? claim : null}
        <ButtonLink
          look={isOver ? "primary" : "quiet"}
          size="large"
          href={depositPages[deposit.channel].form}
        >
          {words.again}
        </ButtonLink>
        {isOver ? claim : null}
        <ButtonLink look="plain" size="large" href="/main">
          {words.home}
        </ButtonLink>
      </div>
    </Card>
  );
}

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
const inexactHead = (
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
