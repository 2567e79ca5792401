"use client";
import { useMessages, useTranslations } from "next-intl";
import { shownStatus, slipOutcomeOf, toneOf } from "@/components/poy/detail/outcome";
import { SlipNumbers } from "@/components/poy/detail/slip-numbers";
import { SlipMoney } from "@/components/poy/list/slip-money";
import { Chip } from "@/components/ui/chip";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet/sheet";
import type { PoyRow } from "@/lib/contract/poys";
import { poyAddress } from "@/lib/domain/access/addresses";
import { Link } from "@/lib/i18n/navigation";
import styles from "./own-bets-sheet.module.css";

interface OwnBetsSheetProps {
  /** Newest first. */
  slips: readonly PoyRow[];
  onClose: () => void;
}

/** The member's slips of this round, each with its numbers, money and state, and a way to the slip itself. */
export default function OwnBetsSheet({ slips, onClose }: OwnBetsSheetProps) {
  const t = useTranslations("yeekee.bets");
  const status = useTranslations("poy.status");
  const card = useTranslations("poy.card");
  const { market } = useMessages();
  return (
    <Sheet isOpen onClose={onClose} title={t("title")}>
      <ul>
        {slips.map((slip) => (
          <li key={slip.poyId}>
            <Link href={poyAddress(slip)} prefetch={false} className={styles.slip}>
              <SlipNumbers poy={slip} names={market.options} />
              {slipOutcomeOf(slip) ? (
                <SlipMoney poy={slip} words={{ got: card("got") }} />
              ) : (
                <Money amount={slip.total} />
              )}
              <span className={styles.no}>#{slip.poyNo}</span>
              <Chip tone={toneOf(slip)}>{status(shownStatus(slip))}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
