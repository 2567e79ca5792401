"use client";
import type { ReactNode } from "react";
import { MaskedNumber } from "@/components/bank/masked-number";
import { bankName } from "@/components/credit/credit-words";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { UserBank } from "@/lib/contract/banks";
import type { Turnover } from "@/lib/contract/turnovers";
import type { Satang } from "@/lib/domain/money/money";
import { stillToStake } from "@/lib/domain/money/turnover";
import { withdrawMin } from "@/lib/domain/withdrawals/withdrawal";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { useAppDefault } from "@/stores/app-default";
import { createWithdraws } from "@/stores/withdraws";
import type { Conditions } from "./turnover/conditions";
import { TurnoverMeter, TurnoverSums } from "./turnover/turnover-meter";
import styles from "./withdraw-conditions.module.css";
import { limitText, type WithdrawWords } from "./withdraw-words";

interface WithdrawConditionsProps {
  conditions: Conditions;
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  turnover: Turnover | null;
  cash: Satang | null;
  words: WithdrawWords;
}

/** What a withdrawal needs, as a list: what is done, and what is left with the way to it. */
export function WithdrawConditions(props: WithdrawConditionsProps) {
  const { conditions, accounts, banks, turnover, cash, words } = props;
  const known = Object.values(conditions).filter((isMet) => isMet !== null);
  const done = known.filter(Boolean).length;
  return (
    <Card as="section" className={styles.card} aria-labelledby="blocked-title">
      <div className={styles.head}>
        <span className={styles.art}>
          <Icon name="lock" size={28} />
        </span>
        <div>
          <h2 id="blocked-title">{words.turnover.blocked}</h2>
          <p>{fill(words.conditions.progress, { done, all: known.length })}</p>
        </div>
      </div>
      <ul className={styles.list} aria-label={words.conditions.list}>
        <Row isMet={conditions.bank} words={words}>
          <BankCondition accounts={accounts} banks={banks} words={words} />
        </Row>
        <Row isMet={conditions.turnover} words={words}>
          {turnover ? <TurnoverCondition turnover={turnover} words={words} /> : null}
        </Row>
        <Row isMet={conditions.money} words={words}>
          {cash === null ? null : <MoneyCondition cash={cash} words={words.conditions} />}
        </Row>
      </ul>
    </Card>
  );
}

/** A condition, said before it as done or left; nothing where that is not known. */
function Row({
  isMet,
  words: { conditions },
  children,
}: {
  isMet: boolean | null;
  words: WithdrawWords;
  children: ReactNode;
}) {
  if (isMet === null) return null;
  return (
    <li data-met={isMet ? "" : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isMet ? <Icon name="check" size={16} /> : null}
      </span>
      <div className={styles.what}>
        <span className="visually-hidden">{isMet ? conditions.met : conditions.left}</span>
        {children}
      </div>
    </li>
  );
}

interface BankConditionProps {
  accounts: readonly UserBank[];
  banks: Readonly<Record<string, string>>;
  words: WithdrawWords;
}

/** The account that the money would go to; without an approved one, how it stands and what to do. */
function BankCondition({ accounts, banks, words }: BankConditionProps) {
  const { none, conditions, form } = words;
  const [account] = accounts.filter(({ status }) => status === "approved");
  if (account) {
    return (
      <>
        <h3>{conditions.bank}</h3>
        <p>
          {bankName(banks, account.bankCode)}{" "}
          <MaskedNumber accountNumber={account.accountNumber} endsIn={form.endsIn} />
        </p>
      </>
    );
  }
  if (accounts.length === 0) {
    return (
      <>
        <h3>{none.bank}</h3>
        <p>{none.bankHint}</p>
        <ButtonLink href="/bank/add">{none.bankGo}</ButtonLink>
      </>
    );
  }
  const isWaiting = accounts.some(({ status }) => status === "waiting");
  return (
    <>
      <h3>{isWaiting ? none.waiting : none.rejected}</h3>
      <p>{isWaiting ? none.waitingHint : none.rejectedHint}</p>
      <ButtonLink look={isWaiting ? "quiet" : "primary"} href="/bank/status">
        {none.status}
      </ButtonLink>
    </>
  );
}

/** The turnover: how far it is, what is missing in figures, and where to play. */
function TurnoverCondition({ turnover, words }: { turnover: Turnover; words: WithdrawWords }) {
  const withdraws = useStoreInstance(createWithdraws);
  const said = words.turnover;
  const { required, done, canWithdraw } = turnover;
  if (canWithdraw) {
    return (
      <>
        <h3>{said.title}</h3>
        <p>
          {required > 0
            ? fill(said.of, { done: moneyText(done), required: moneyText(required) })
            : words.conditions.noTurnover}
        </p>
      </>
    );
  }
  const more = stillToStake(turnover);
  return (
    <>
      <h3>{said.title}</h3>
      <p>{more > 0 ? fill(said.blockedText, { amount: moneyText(more) }) : said.blockedWaits}</p>
      <TurnoverMeter isBare turnover={turnover} words={said} />
      <TurnoverSums turnover={turnover} words={said} />
      <div className={styles.acts}>
        <ButtonLink href="/lotto">{said.bet}</ButtonLink>
        <Button look="quiet" onClick={() => void withdraws.getState().refresh()}>
          {said.check}
        </Button>
      </div>
    </>
  );
}

/** The balance against the least that can be withdrawn; a hidden balance stays hidden here. */
function MoneyCondition({ cash, words }: { cash: Satang; words: WithdrawWords["conditions"] }) {
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  const amount = isHidden ? "฿ ••••" : moneyText(cash);
  return (
    <>
      <h3>{words.money}</h3>
      <p>{fill(words.moneyText, { amount, min: limitText(withdrawMin) })}</p>
      {cash < withdrawMin ? <ButtonLink href="/credit/deposit">{words.deposit}</ButtonLink> : null}
    </>
  );
}
