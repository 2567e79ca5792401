"use client";
import { useTranslations } from "next-intl";
import styles from "@/components/lotto/success-sheet.module.css";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import { poyAddress } from "@/lib/domain/access/addresses";
import { setsIn } from "@/lib/domain/sets/slip";
import { displayDate, displayDateTime } from "@/lib/domain/time";
import { Link } from "@/lib/i18n/navigation";
import { useCredit } from "@/stores/credit";
import { useSetRoom, useSets } from "@/stores/sets";
import own from "./set-success.module.css";

/** After money moved: a receipt with its reference, and the two ways on. */
export default function SetSuccess({ marketName }: { marketName: string }) {
  const t = useTranslations();
  const room = useSetRoom();
  const sending = useSets((sets) => sets.sending);
  const cash = useCredit((credit) => credit.cash);
  if (sending.state !== "accepted") return null;
  const { poy } = sending;
  const lines = poy.setListJson ?? [];
  const href = poyAddress(poy);
  const close = () => room.getState().dismiss();
  const facts: [string, React.ReactNode][] = [
    [
      t("lotto.accepted.no"),
      <Link key="no" href={href} prefetch={false}>
        #{poy.poyNo}
      </Link>,
    ],
    [t("lotto.confirm.round"), `${marketName} · ${displayDate(poy.dt)}`],
    [t("lotto.accepted.at"), displayDateTime(poy.createdAt)],
    [t("sets.rows.title"), t("sets.rows.count", { numbers: lines.length, sets: setsIn(lines) })],
    [t("lotto.slip.total"), <Money key="total" amount={poy.total} />],
    [t("lotto.accepted.balance"), cash === null ? "–" : <Money key="cash" amount={cash} />],
    [t("lotto.accepted.receipt"), <code key="receipt">{poy.receipt.slice(0, 16)}</code>],
  ];
  return (
    <Sheet
      isOpen
      title={t("lotto.accepted.title")}
      onClose={close}
      footer={
        <div className={own.acts}>
          <ButtonLink look="quiet" href={href}>
            {t("lotto.accepted.history")}
          </ButtonLink>
          <Button onClick={close}>{t("lotto.accepted.again")}</Button>
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
