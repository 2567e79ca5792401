"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/controls/button";
import { Sheet } from "@/components/ui/sheet/sheet";
import styles from "./pending-outcome.module.css";

/**
 * The outcome of the submission is unknown. It cannot be closed: until it is known, no second slip may be sent.
 */
export default function PendingOutcome({ onAgain: again }: { onAgain: () => void }) {
  const t = useTranslations("lotto.unknown");
  return (
    <Sheet
      isOpen
      title={t("title")}
      onClose={again}
      footer={
        <Button isWide look="quiet" onClick={again}>
          {t("again")}
        </Button>
      }
    >
      <div className={styles.unknown} role="status">
        <span className={styles.turning} aria-hidden="true" />
        <p>{t("text")}</p>
      </div>
    </Sheet>
  );
}
