"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Countdown } from "@/components/ui/countdown";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import { type Satang, satang, subtractSatang } from "@/lib/domain/money";
import { digitsOf } from "@/lib/domain/poy/options";
import { groupLines, totalOf, winOf } from "@/lib/domain/poy/slip";
import { displayDate, displayDateTime } from "@/lib/domain/time";
import { useBetRoom, useBets } from "@/stores/bets";
import { useCredit } from "@/stores/credit";
import styles from "./confirm-sheet.module.css";
import { rateText } from "./rate-text";

/** As many numbers of an option as are written out; the rest is counted. */
const SHOWN = 60;

/** Before money moves: which round, what, how much, what remains. */
export default function ConfirmSheet({ marketName }: { marketName: string }) {
  const t = useTranslations();
  const room = useBetRoom();
  const lines = useBets((state) => state.lines);
  const round = useBets((state) => state.round);
  const note = useBets((state) => state.note);
  const isSending = useBets((state) => state.sending.state === "sending");
  const cash = useCredit((credit) => credit.cash);
  const total = totalOf(lines);
  const { realCloseTime } = round.betList.unixTimeStamp;
  const back = () => room.getState().backToEdit();
  return (
    <Sheet
      isOpen
      title={t("lotto.confirm.title")}
      onClose={back}
      footer={
        <>
          <dl className={styles.total}>
            <Fact name={t("lotto.slip.total")}>
              <Money amount={total} />
            </Fact>
            {cash === null ? null : (
              <Fact name={t("lotto.slip.after")}>
                <Money amount={subtractSatang(cash, total)} />
              </Fact>
            )}
          </dl>
          <div className={styles.acts}>
            <Button look="quiet" disabled={isSending} onClick={back}>
              {t("lotto.confirm.back")}
            </Button>
            <Button look="gold" isBusy={isSending} onClick={() => void room.getState().send()}>
              {isSending ? t("lotto.confirm.sending") : t("lotto.confirm.yes")}
            </Button>
          </div>
        </>
      }
    >
      <dl className={styles.facts}>
        <Fact name={t("lotto.confirm.round")}>
          {marketName} · {displayDate(round.dt)}
        </Fact>
        <Fact name={t("lotto.confirm.closes")}>
          {displayDateTime(realCloseTime * 1000)} · <Countdown isQuiet closeAtSeconds={realCloseTime} />
        </Fact>
        <Fact name={t("lotto.confirm.lines")}>{t("lotto.slip.lines", { n: lines.length })}</Fact>
        <Fact name={t("lotto.confirm.mostWin")}>
          <Money amount={mostWin(lines.map(winOf))} />
        </Fact>
        {note ? <Fact name={t("lotto.slip.note")}>{note}</Fact> : null}
      </dl>
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
                <span>×{rateText(line.multiply)}</span>
                <Money amount={line.price} />
              </li>
            ))}
          </ul>
          {group.lines.length > SHOWN ? (
            <p className={styles.more}>{t("lotto.confirm.more", { n: group.lines.length - SHOWN })}</p>
          ) : null}
        </details>
      ))}
    </Sheet>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const mostWin = (wins: readonly Satang[]): Satang =>
  satang(wins.reduce((most, win) => Math.max(most, win), 0));
