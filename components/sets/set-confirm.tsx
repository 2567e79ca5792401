"use client";
import { useTranslations } from "next-intl";
import styles from "@/components/lotto/confirm-sheet.module.css";
import { Button } from "@/components/ui/button";
import { Countdown } from "@/components/ui/countdown";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import { satang, subtractSatang } from "@/lib/domain/money";
import { costOf, setsIn } from "@/lib/domain/sets/slip";
import { displayDate, displayDateTime } from "@/lib/domain/time";
import { useCredit } from "@/stores/credit";
import { useSetRoom, useSets } from "@/stores/sets";
import own from "./set-confirm.module.css";

/** Before money moves: which draw, which numbers in how many sets, how much, what remains. */
export default function SetConfirm({ marketName }: { marketName: string }) {
  const t = useTranslations();
  const room = useSetRoom();
  const rows = useSets((sets) => sets.rows);
  const round = useSets((sets) => sets.round);
  const { price, prizes } = useSets((sets) => sets.terms);
  const isSending = useSets((sets) => sets.sending.state === "sending");
  const cash = useCredit((credit) => credit.cash);
  const total = costOf(rows, price);
  const { realCloseTime } = round.betList.unixTimeStamp;
  const best = prizes[0]?.prize;
  const back = () => room.getState().backToEdit();
  const facts: [string, React.ReactNode][] = [
    [t("lotto.confirm.round"), `${marketName} · ${displayDate(round.dt)}`],
    [
      t("lotto.confirm.closes"),
      <span key="closes">
        {displayDateTime(realCloseTime * 1000)} · <Countdown isQuiet closeAtSeconds={realCloseTime} />
      </span>,
    ],
    [t("sets.rows.title"), t("sets.rows.count", { numbers: rows.length, sets: setsIn(rows) })],
    [t("sets.price"), <Money key="price" amount={price} />],
    ...(best ? [[t("sets.best"), <Money key="best" amount={best} />] satisfies [string, unknown]] : []),
  ];
  return (
    <Sheet
      isOpen
      title={t("lotto.confirm.title")}
      onClose={back}
      footer={
        <>
          <dl className={styles.total}>
            <div>
              <dt>{t("lotto.slip.total")}</dt>
              <dd>
                <Money amount={total} />
              </dd>
            </div>
            {cash === null ? null : (
              <div>
                <dt>{t("lotto.slip.after")}</dt>
                <dd>
                  <Money amount={subtractSatang(cash, total)} />
                </dd>
              </div>
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
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={own.rows}>
        {rows.map(({ number, sets }) => (
          <li key={number}>
            <b>{number}</b>
            <span>{t("sets.setsOf", { n: sets })}</span>
            <Money amount={satang(sets * price)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
