"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { partsOf, type SlipEntry } from "@/components/poy/detail/slip-entries";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { vibrate } from "@/components/ui/hooks/vibrate";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet/sheet";
import { NO_POY_ID, type Poy } from "@/lib/contract/poys";
import { poyAddress } from "@/lib/domain/access/addresses";
import { displayDate, displayDateTime } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import { useCredit } from "@/stores/credit";
import styles from "./accepted-slip.module.css";
import { type Fact, Facts } from "./facts";

interface AcceptedSlipProps {
  poy: Poy;
  marketName: string;
  /** How many lines are on the slip. */
  lines: Fact;
  /** Its lines in the order of the slip. */
  entries: readonly SlipEntry[];
  onClose: () => void;
  /** An extra button before the two links. */
  children?: ReactNode;
}

/** As many lines stand on the receipt itself; the slip has them all. */
const linesShown = 12;

/** The receipt of an accepted slip: its first numbers, its reference, and two links. */
export function AcceptedSlip({ poy, marketName, lines, entries, onClose, children }: AcceptedSlipProps) {
  const t = useTranslations("lotto");
  const cash = useCredit((credit) => credit.cash);
  const href = poyAddress(poy);
  /** An upstream that gives slips no ids has no page of this one. */
  const hasPage = poy.poyId !== NO_POY_ID;
  useEffect(() => vibrate("accepted"), []);
  const facts: readonly Fact[] = [
    ...(hasPage
      ? [
          [
            t("accepted.no"),
            <Link key="no" href={href} prefetch={false} className={styles.no}>
              #{poy.poyNo}
            </Link>,
          ] as Fact,
        ]
      : []),
    [t("confirm.round"), `${marketName} · ${displayDate(poy.dt)}`],
    [t("accepted.at"), displayDateTime(poy.createdAt)],
    lines,
    [t("slip.total"), <Money key="total" amount={poy.total} />],
    [t("accepted.balance"), cash === null ? "–" : <Money key="cash" amount={cash} />],
    ...(poy.receipt
      ? [[t("accepted.receipt"), <code key="receipt">{poy.receipt.slice(0, 16)}</code>] as Fact]
      : []),
  ];
  return (
    <Sheet
      isOpen
      title={t("accepted.title")}
      onClose={onClose}
      footer={
        <div className={styles.acts}>
          {hasPage ? children : null}
          {hasPage ? (
            <ButtonLink look="quiet" href={href}>
              {t("accepted.history")}
            </ButtonLink>
          ) : null}
          <Button data-first-focus="" onClick={onClose}>
            {t("accepted.again")}
          </Button>
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
      <Numbers entries={entries} />
      <Facts facts={facts} className={styles.facts} />
    </Sheet>
  );
}

/** The first numbers with their stakes under their bet types, and how many more there are. */
function Numbers({ entries }: { entries: readonly SlipEntry[] }) {
  const t = useTranslations("lotto.accepted");
  const more = entries.length - linesShown;
  if (entries.length === 0) return null;
  return (
    <div className={styles.numbers}>
      {partsOf(entries.slice(0, linesShown)).map(({ part, entries: own }) => (
        <p key={part}>
          <span className={styles.part}>{part}</span>
          {own.map(({ key, number, stake }) => (
            <span key={key}>
              <b>{number}</b> {stake}
            </span>
          ))}
        </p>
      ))}
      {more > 0 ? <p className={styles.rest}>{t("more", { n: more })}</p> : null}
    </div>
  );
}
