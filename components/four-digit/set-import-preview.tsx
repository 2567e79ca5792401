"use client";
import { useTranslations } from "next-intl";
import chips from "@/components/import-lines/import-preview-lines.module.css";
import {
  ImportFrame,
  ImportSheetActions,
  type ImportState,
  ImportSum,
  ImportWarning,
} from "@/components/lotto/import/import-frame";
import styles from "@/components/lotto/import/import-frame.module.css";
import { Money, moneyText } from "@/components/ui/money";
import { joinSets } from "@/lib/domain/four-digit/import-sets";
import { costOf, type SetRow, setRowsMax, setsIn } from "@/lib/domain/four-digit/slip";
import { leftIn } from "@/lib/domain/four-digit/terms";
import { useSetSlipStore, useSets } from "@/stores/four-digit";

/** An old slip's sets under this round's terms, before any is added; and how they change the slip. */
export default function SetImportSheet(frame: ImportState) {
  const poyNo = useSets(({ offered }) => offered?.poyNo);
  return (
    <ImportFrame {...frame} poyNo={poyNo} acts={<Acts onLeave={frame.onLeave} />}>
      <Offer />
    </ImportFrame>
  );
}

function Offer() {
  const t = useTranslations("sets");
  const offered = useSets((sets) => sets.offered);
  const rows = useSets((sets) => sets.rows);
  const terms = useSets((sets) => sets.terms);
  if (!offered) return null;
  const { fits, soldOut, fewer } = offered;
  const room = spaceFor(rows, fits, terms);
  return (
    <>
      {fits.length > 0 ? (
        <ImportSum text={t("import.fits", { numbers: fits.length, sets: setsIn(fits) })}>
          <Money amount={costOf(fits, terms.price)} />
          <span className={styles.each}>{t("rows.each", { amount: moneyText(terms.price) })}</span>
        </ImportSum>
      ) : (
        <p role="status">{t("import.nothing")}</p>
      )}
      <ImportWarning lines={soldOut} text={t("import.soldOut", { n: soldOut.length })}>
        <Numbers rows={soldOut} textOf={({ sets }) => t("setsOf", { n: sets })} />
      </ImportWarning>
      <ImportWarning lines={fewer} text={t("import.fewer", { n: fewer.length })}>
        <Numbers rows={fewer} textOf={({ was, sets }) => `${was} → ${t("setsOf", { n: sets })}`} />
      </ImportWarning>
      {fits.length > 0 ? <Numbers rows={fits} textOf={({ sets }) => t("setsOf", { n: sets })} /> : null}
      {rows.length > 0 && fits.length > 0 ? <p>{t("import.there", { n: rows.length })}</p> : null}
      {room < setsIn(fits) ? (
        <p className={styles.warn}>
          {room === 0 ? t("import.noRoom") : t("import.lessRoom", { room, max: setRowsMax })}
        </p>
      ) : null}
    </>
  );
}

function Numbers<Row extends SetRow>({
  rows,
  textOf,
}: {
  rows: readonly Row[];
  textOf: (row: Row) => string;
}) {
  return (
    <ul className={chips.numbers}>
      {rows.map((row) => (
        <li key={row.number} className={chips.number}>
          <b>{row.number}</b> <span>{textOf(row)}</span>
        </li>
      ))}
    </ul>
  );
}

function Acts({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const rows = useSets((sets) => sets.rows);
  const terms = useSets((sets) => sets.terms);
  const fits = useSets(({ offered }) => offered?.fits ?? none);
  const free = spaceFor(rows, fits, terms);
  const add = rows.length > 0 ? t("sets.import.add", { n: free }) : t("lotto.import.take");
  return (
    <ImportSheetActions
      mayReplace={rows.length > 0 && fits.length > 0}
      take={free > 0 ? add : null}
      onTake={(way) => slipStore.getState().acceptImport(way)}
      onLeave={onLeave}
    />
  );
}

const none: readonly SetRow[] = [];

/** How many sets fit beside the existing ones. */
const spaceFor = (there: readonly SetRow[], more: readonly SetRow[], terms: Parameters<typeof leftIn>[0]) =>
  setsIn(joinSets(there, more, leftIn(terms))) - setsIn(there);
