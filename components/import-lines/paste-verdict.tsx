"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/controls/button";
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

/** What would be added to the slip, by option, and everything that would be dropped. */
export function PasteVerdict({ pasted, taken, space }: PasteVerdictProps) {
  const t = useTranslations();
  const { fits, closed, unknown, repriced } = taken;
  const asked = new Map(repriced.map((line) => [line.ref, line.asked]));
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
            askedOf={({ ref }) => asked.get(ref)}
          />
        </section>
      ) : null}
      <ul className={styles.notes}>
        {closed.length > 0 ? <li>{t("numbers.paste.closed", { numbers: named(closed) })}</li> : null}
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

function named(lines: readonly OldLine[]): string {
  const more = lines.length > NAMED ? " …" : "";
  const numbers = lines.slice(0, NAMED).map(({ number }) => number);
  return numbers.join(", ") + more;
}
