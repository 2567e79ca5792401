import { Icon } from "@/components/ui/icon";
import styles from "./bank-mark.module.css";

/** A bank's letters in a frame, because banks' logos are trademarks. The chosen one carries a tick. */
export function BankMark({ bankCode, isChosen = false }: { bankCode: string; isChosen?: boolean }) {
  return (
    <span aria-hidden="true" className={styles.mark}>
      {bankCode.slice(0, 5)}
      {isChosen ? (
        <span className={styles.tick}>
          <Icon name="check" size={16} />
        </span>
      ) : null}
    </span>
  );
}
