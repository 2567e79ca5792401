"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { formatBaht, type Satang } from "@/lib/domain/money";
import type { ImportedLines, OldLine } from "@/lib/domain/poy/import-lines";
import type { Pasted } from "@/lib/domain/poy/paste/paste";
import { ImportPreviewLines } from "./import-preview-lines";
import styles from "./paste-tab.module.css";

interface PasteVerdictProps {
  pasted: Pasted;
  taken: ImportedLines;
  /** How many more lines fit on the slip. */
  space: number;
}

/** The most numbers that a note lists. */
const NAMED = 12;

/** What would be added to the slip, by option, and everything that would be dropped or changed. */
export function PasteVerdict({ pasted, taken, space }: PasteVerdictProps) {
  const t = useTranslations();
  const { fits, closed, unknown, repriced } = taken;
  const options = [...new Set(unknown.map(({ option }) => t(`market.options.${option}`)))].join(", ");
  return (
    <>
      {fits.length > 0 ? (
        <section aria-label={t("numbers.paste.byOption")}>
          <h3 className={styles.title}>{t("numbers.paste.byOption")}</h3>
          <ImportPreviewLines
            lines={fits}
            nameOf={(option) => t(`market.options.${option}`)}
            more={(n) => t("numbers.set.more", { n })}
            isPriced
          />
        </section>
      ) : null}
      <ul className={styles.notes}>
        {repriced.length > 0 ? (
          <li>
            {t("numbers.paste.clamped", {
              n: repriced.length,
              numbers: named(repriced, ({ number, price }) => `${number} → ฿${wholeBaht(price)}`),
            })}
          </li>
        ) : null}
        {closed.length > 0 ? (
          <li>{t("numbers.paste.closed", { numbers: named(closed, ({ number }) => number) })}</li>
        ) : null}
        {unknown.length > 0 ? <li>{t("numbers.paste.unknown", { options, n: unknown.length })}</li> : null}
        {space < fits.length ? <li>{t("numbers.paste.tooMany", { n: space })}</li> : null}
        {pasted.sets.length > 0 ? (
          <li>
            {t("numbers.paste.sets", { numbers: pasted.sets.slice(0, NAMED).join(" ") })}{" "}
            <ButtonLink size="small" look="quiet" href="/lotto/4d">
              {t("numbers.paste.toSets")}
            </ButtonLink>
          </li>
        ) : null}
      </ul>
    </>
  );
}

const wholeBaht = (amount: Satang) => formatBaht(amount).replace(/\.00$/, "");

function named<Line extends OldLine>(lines: readonly Line[], textOf: (line: Line) => string): string {
  const more = lines.length > NAMED ? " …" : "";
  return lines.slice(0, NAMED).map(textOf).join(", ") + more;
}
