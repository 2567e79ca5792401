"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { digitsOf, groupByOption } from "@/lib/domain/poy/options";
import type { NumberSetRow } from "@/stores/number-sets";
import styles from "./set-form.module.css";

interface RowChipsProps {
  rows: readonly NumberSetRow[];
  onRemove: (row: NumberSetRow) => void;
  empty: string;
}

/** The numbers of the set by option; a press removes one. */
export function RowChips({ rows, onRemove, empty }: RowChipsProps) {
  const t = useTranslations();
  if (rows.length === 0) return <p className={styles.hint}>{empty}</p>;
  return (
    <div className={styles.groups}>
      <p className={styles.hint} role="status">
        {t("numbers.set.count", { n: rows.length })}
      </p>
      {groupByOption(rows).map((group) => (
        <section
          key={group.option}
          data-digits={digitsOf(group.option)}
          aria-label={t(`market.options.${group.option}`)}
        >
          <h3>{t(`market.options.${group.option}`)}</h3>
          <ul className={styles.chips}>
            {group.lines.map((row) => (
              <li key={row.number}>
                <button
                  type="button"
                  aria-label={t("numbers.form.removeRow", {
                    option: t(`market.options.${row.option}`),
                    number: row.number,
                  })}
                  onClick={() => onRemove(row)}
                >
                  {row.number}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
