"use client";
import { useTranslations } from "next-intl";
import { Money } from "@/components/ui/money";
import { useShotsMissing } from "@/components/yeekee/shots-needed";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { digitsOf } from "@/lib/domain/poy/options";
import { groupLines, totalOf } from "@/lib/domain/poy/slip";
import { winAtMost } from "@/lib/domain/poy/win-at-most";
import { takesBets } from "@/lib/domain/rounds/phase";
import { SHOTS_MIN } from "@/lib/domain/yeekee/result";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./confirm-sheet.module.css";
import { ConfirmSlip } from "./confirm-slip";
import type { Fact } from "./facts";

/** The most numbers of an option that are listed; the rest is counted. */
const SHOWN = 60;
/** More lines than fit one below the other on a desktop. */
const LONG = 10;

/** The confirmation before a slip is submitted: round, lines, total, remaining credit. */
export default function ConfirmSheet({ marketName }: { marketName: string }) {
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const lines = useBets((state) => state.lines);
  const round = useBets((state) => state.round);
  const phase = useBets((state) => state.phase);
  const note = useBets((state) => state.note);
  const isSending = useBets((state) => state.sending.state === "sending");
  const shots = useShotsMissing(round.betList.betId);
  return (
    <ConfirmSlip
      marketName={marketName}
      round={round}
      phase={phase}
      total={totalOf(lines)}
      facts={[
        [t("lotto.confirm.lines"), t("lotto.slip.lines", { n: lines.length })],
        [t("lotto.slip.winMost"), <Money key="win" amount={winAtMost(lines)} />],
        ...(shots === null
          ? []
          : [
              [
                t("yeekee.shoot.needed.name"),
                t("yeekee.shoot.needed.fact", { count: shots, min: SHOTS_MIN }),
              ] satisfies Fact,
            ]),
        ...(note ? [[t("lotto.slip.note"), note] satisfies Fact] : []),
      ]}
      isLong={lines.length > LONG}
      isSending={isSending}
      onBack={() => {
        const { backToEdit, showPrices } = slipStore.getState();
        backToEdit();
        // Nothing can be sent from the prices now: below them stands where to go.
        if (!takesBets(phase)) showPrices(false);
      }}
      onSend={() => void slipStore.getState().send()}
    >
      {groupLines(lines).map((group) => (
        <details key={group.option} open className={styles.group} data-digits={digitsOf(group.option)}>
          <summary>
            <span>{t(`market.options.${group.option}`)}</span>
            <Money amount={group.total} />
          </summary>
          <ul>
            {group.lines.slice(0, SHOWN).map((line) => (
              <li key={line.ref}>
                <b>{line.number}</b>
                <span>{timesText(line.multiply)}</span>
                <Money amount={line.price} />
              </li>
            ))}
          </ul>
          {group.lines.length > SHOWN ? (
            <p className={styles.more}>{t("lotto.confirm.more", { n: group.lines.length - SHOWN })}</p>
          ) : null}
        </details>
      ))}
    </ConfirmSlip>
  );
}
