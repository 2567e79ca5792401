"use client";
import { type FormEvent, useState } from "react";
import { GoalBar } from "@/components/achievement/goal-bar";
import { AmountField } from "@/components/credit/amount-field";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorMessage } from "@/components/ui/error-message";
import { moneyText } from "@/components/ui/money";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money/money";
import { readCurrency } from "@/lib/domain/money/typed-amount";
import { afMoveFault, afMoveMax, afMoveMin, mostMovable } from "@/lib/domain/rewards/affiliate";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAfCashs, useAfCashs } from "@/stores/af-cashs";
import { createCredit } from "@/stores/credit";
import { createPin } from "@/stores/pin";
import { createSnackbar } from "@/stores/snackbar";
import type { AffiliateWords } from "./affiliate-words";
import styles from "./move-card.module.css";

export interface MoveWords extends Pick<AffiliateWords, "move"> {
  /** The error for text that is no amount. */
  currency: string;
}

const common = [500, 1000, 5000].map((baht) => satang(baht * 100));

/** Moves affiliate money to credit: the amount, what remains, and the PIN where it is required. */
export function MoveCard({
  words: { move: words, currency },
  afMoney,
  stakeFirst,
}: {
  words: MoveWords;
  afMoney: Satang;
  /** What the moved money asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
}) {
  const afCashs = useStoreInstance(createAfCashs);
  const credit = useStoreInstance(createCredit);
  const pin = useStoreInstance(createPin);
  const snackbar = useStoreInstance(createSnackbar);
  const isMoving = useAfCashs((state) => state.isMoving);
  const refusal = useAfCashs((state) => state.refusal);
  const [text, setText] = useState("");
  const [isJudged, setJudged] = useState(false);
  const most = mostMovable(afMoney);
  const amount = readCurrency(text);
  const problem = amount === null && text.trim() ? currency : problemOf(amount, afMoney, words);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (problem !== null || amount === null) return;
    if (!(await afCashs.getState().move(amount, pin.getState().confirmed))) return;
    setText("");
    setJudged(false);
    snackbar.getState().showMessage({
      text: fill(words.done, { amount: moneyText(amount) }),
      color: "success",
      timeout: 6000,
    });
    void credit.getState().refresh();
  };

  return (
    <Card className={styles.card} aria-labelledby="move-title">
      <h2 id="move-title">{words.title}</h2>
      {most === null ? (
        <div className={styles.notYet}>
          <p>{fill(words.notYet, { min: moneyText(afMoveMin) })}</p>
          <GoalBar
            done={afMoney}
            needed={afMoveMin}
            label={fill(words.soFar, { balance: moneyText(afMoney), min: moneyText(afMoveMin) })}
          />
        </div>
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <AmountField
            label={words.amount}
            chips={{
              label: words.chips,
              amounts: [
                ...common.filter((chip) => chip < most).map((chip) => ({ amount: chip })),
                { amount: most, word: words.all },
              ],
            }}
            hint={fill(words.hint, { min: moneyText(afMoveMin), max: moneyText(afMoveMax) })}
            problem={isJudged ? problem : null}
            text={text}
            onText={setText}
          />
          {amount !== null && problem === null ? (
            <p className={styles.summary}>
              {fill(words.after, { left: moneyText(subtractSatang(afMoney, amount)) })}
            </p>
          ) : null}
          <StakeFirst credit="earnings" terms={stakeFirst} amount={problem === null ? amount : null} />
          <ErrorMessage code={refusal} />
          <Button type="submit" size="large" isWide isBusy={isMoving}>
            {isMoving ? words.sending : words.submit}
          </Button>
        </form>
      )}
    </Card>
  );
}

function problemOf(amount: Satang | null, balance: Satang, words: AffiliateWords["move"]): string | null {
  if (amount === null) return words.required;
  const fault = afMoveFault(amount, balance);
  if (fault === "balance-too-low") return fill(words.tooMuch, { balance: moneyText(balance) });
  if (!fault) return null;
  return amount < afMoveMin
    ? fill(words.tooLow, { min: moneyText(afMoveMin) })
    : fill(words.tooHigh, { max: moneyText(afMoveMax) });
}
