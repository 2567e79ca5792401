"use client";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { Turnover } from "@/lib/contract/turnovers";
import { stillToStake } from "@/lib/domain/money/turnover";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createWithdraws } from "@/stores/withdraws";
import type { WithdrawWords } from "../withdraw-words";
import styles from "./turnover-condition.module.css";
import { TurnoverMeter } from "./turnover-meter";
import { TurnoverSums } from "./turnover-sums";

/** The turnover: how far it is, what is missing in figures, and where to play. */
export function TurnoverCondition({ turnover, words }: { turnover: Turnover; words: WithdrawWords }) {
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
