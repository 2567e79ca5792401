"use client";
import { GoalBar } from "@/components/achievement/goal-bar";
import { AmountField } from "@/components/credit/amount-field";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { useZodForm } from "@/components/form/use-zod-form";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money/money";
import { readCurrency } from "@/lib/domain/money/typed-amount";
import { afMoveMax, afMoveMin, mostMovable } from "@/lib/domain/rewards/affiliate";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createAfCashs, useAfCashs } from "@/stores/af-cashs";
import { createCredit } from "@/stores/credit";
import { createPin } from "@/stores/pin";
import { createSnackbar } from "@/stores/snackbar";
import styles from "./affiliate-screen.module.css";
import type { AffiliateWords } from "./affiliate-words";
import { moveProblem } from "./move-problem";

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
  const most = mostMovable(afMoney);
  const figures = {
    balance: moneyText(afMoney),
    min: moneyText(afMoveMin),
    max: moneyText(afMoveMax),
  };
  const texts = new Map([...Object.entries(words), ["currency", currency] as const]);
  const form = useZodForm({
    schema: () => import("./move-schema").then(({ moveForm }) => moveForm(afMoney)),
    words: (problem) => fill(texts.get(problem) ?? "", figures) || undefined,
    onSubmit: async ({ amount }) => {
      if (!(await afCashs.getState().move(amount, pin.getState().confirmed))) return;
      form.setValue("amount", "");
      snackbar.getState().showMessage({
        text: fill(words.done, { amount: moneyText(amount) }),
        color: "success",
        timeout: 6000,
      });
      void credit.getState().refresh();
    },
  });
  const text = form.watch("amount");
  const amount = moveProblem(text, afMoney) === null ? readCurrency(text) : null;
  const isBusy = isMoving || form.isSubmitting;

  return (
    <Card className={styles.moveCard} aria-labelledby="move-title">
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
        <form {...form.props} className={styles.form}>
          <AmountField
            form={form}
            label={words.amount}
            chips={{
              label: words.chips,
              amounts: [
                ...common.filter((chip) => chip < most).map((chip) => ({ amount: chip })),
                { amount: most, word: words.all },
              ],
            }}
            hint={fill(words.hint, { min: moneyText(afMoveMin), max: moneyText(afMoveMax) })}
          />
          {amount !== null ? (
            <p className={styles.summary}>
              {fill(words.after, { left: moneyText(subtractSatang(afMoney, amount)) })}
            </p>
          ) : null}
          <StakeFirst credit="earnings" terms={stakeFirst} amount={amount} />
          <ErrorMessage code={form.refusal?.code ?? refusal} />
          <Button type="submit" size="large" isWide isBusy={isBusy}>
            {isBusy ? words.sending : words.submit}
          </Button>
        </form>
      )}
    </Card>
  );
}
