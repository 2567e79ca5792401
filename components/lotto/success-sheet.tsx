"use client";
import { useMessages, useTranslations } from "next-intl";
import { SavePicture } from "@/components/poy/save-picture";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import { displayDate, displayDateTime } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import { useBetRoom, useBets } from "@/stores/bets";
import { useCredit } from "@/stores/credit";
import styles from "./success-sheet.module.css";

/** After money moved: a receipt with its reference, and the two ways on. */
export default function SuccessSheet({ marketName }: { marketName: string }) {
  const t = useTranslations("lotto");
  const { market, picture } = useMessages();
  const room = useBetRoom();
  const sending = useBets((state) => state.sending);
  const cash = useCredit((credit) => credit.cash);
  if (sending.state !== "accepted") return null;
  const { poy } = sending;
  const href = `/poy/${poy.betGroup}/${poy.poyId}`;
  const close = () => room.getState().dismiss();
  const facts: [string, React.ReactNode][] = [
    [
      t("accepted.no"),
      <Link key="no" href={href} prefetch={false}>
        #{poy.poyNo}
      </Link>,
    ],
    [t("confirm.round"), `${marketName} · ${displayDate(poy.dt)}`],
    [t("accepted.at"), displayDateTime(poy.createdAt)],
    [t("confirm.lines"), t("slip.lines", { n: poy.poyListJson.length })],
    [t("slip.total"), <Money key="total" amount={poy.total} />],
    [t("accepted.balance"), cash === null ? "–" : <Money key="cash" amount={cash} />],
    [t("accepted.receipt"), <code key="receipt">{poy.receipt.slice(0, 16)}</code>],
  ];
  return (
    <Sheet
      isOpen
      title={t("accepted.title")}
      onClose={close}
      footer={
        <div className={styles.acts}>
          <SavePicture
            poy={poy}
            marketName={marketName}
            names={market.options}
            status={t("accepted.title")}
            words={picture}
          />
          <ButtonLink look="quiet" href={href}>
            {t("accepted.history")}
          </ButtonLink>
          <Button onClick={close}>{t("accepted.again")}</Button>
        </div>
      }
    >
      <div className={styles.done} role="status">
        <span className={styles.mark}>
          <Icon name="check" size={40} />
        </span>
        <p className={styles.amount}>
          <Money amount={poy.total} />
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
