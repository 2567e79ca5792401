"use client";
import { type FormEvent, useState } from "react";
import { GoalBar } from "@/components/achievement/goal-bar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FaultLine } from "@/components/ui/fault-line";
import { moneyText } from "@/components/ui/money";
import { afMoveFault, afMoveMax, afMoveMin, mostMovable } from "@/lib/domain/affiliate";
import { type Satang, subtractSatang } from "@/lib/domain/money";
import { fill } from "@/lib/i18n/fill";
import { createAfCashs, useAfCashs } from "@/stores/af-cashs";
import { createCredit } from "@/stores/credit";
import { createPin } from "@/stores/pin";
import { useShelved } from "@/stores/shelved";
import { createSnackbar } from "@/stores/snackbar";
import type { AffiliateWords } from "./affiliate-words";
import { MoveAmount } from "./move-amount";
import styles from "./move-card.module.css";

/** Affiliate money to credit: how much, what remains, and the PIN where it is wanted. */
export function MoveCard({ words, afMoney }: { words: AffiliateWords["move"]; afMoney: Satang }) {
  const afCashs = useShelved(createAfCashs);
  const credit = useShelved(createCredit);
  const pin = useShelved(createPin);
  const snackbar = useShelved(createSnackbar);
  const isMoving = useAfCashs((state) => state.isMoving);
  const refusal = useAfCashs((state) => state.refusal);
  const [amount, setAmount] = useState<Satang | null>(null);
  const [isJudged, setJudged] = useState(false);
  const most = mostMovable(afMoney);
  const problem = problemOf(amount, afMoney, words);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (problem !== null || amount === null) return;
    if (!(await afCashs.getState().move(amount, pin.getState().confirmed))) return;
    setAmount(null);
    setJudged(false);
    snackbar.getState().tell({
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
          <MoveAmount
            words={words}
            most={most}
            problem={isJudged ? problem : null}
            amount={amount}
            onAmount={setAmount}
          />
          {amount !== null && problem === null ? (
            <p className={styles.summary}>
              {fill(words.after, { left: moneyText(subtractSatang(afMoney, amount)) })}
            </p>
          ) : null}
          <FaultLine code={refusal} />
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
