"use client";
import { useTranslations } from "next-intl";
import { ImportPreviewLines } from "@/components/import-lines/import-preview-lines";
import { Money } from "@/components/ui/money";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { isAsItWas, spaceFor } from "@/lib/domain/poy/import-lines";
import type { PoyOption } from "@/lib/domain/poy/options";
import { slipLinesMax, totalOf } from "@/lib/domain/poy/slip";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createCredit } from "@/stores/credit";
import { ImportFrame, ImportSheetActions, type ImportState, ImportSum, ImportWarning } from "./import-frame";
import styles from "./import-frame.module.css";

/** Imported lines under this round's terms, before any is added; and how they change the slip. */
export default function ImportSheet(frame: ImportState) {
  const poyNo = useBets(({ offered }) => offered?.poyNo);
  return (
    <ImportFrame {...frame} poyNo={poyNo} acts={<Acts onLeave={frame.onLeave} />}>
      <Offer />
    </ImportFrame>
  );
}

function Offer() {
  const t = useTranslations();
  const offered = useBets((slip) => slip.offered);
  const there = useBets((slip) => slip.lines.length);
  if (!offered) return null;
  const { fits, closed, unknown, worse, repriced } = offered;
  const nameOf = (option: PoyOption) => t(`market.options.${option}`);
  const more = (n: number) => t("lotto.import.more", { n });
  const common = { nameOf, more };
  const room = spaceFor(there, fits.length);
  const asked = new Map(repriced.map((line) => [line.ref, line.asked]));
  return (
    <>
      {fits.length > 0 ? (
        <ImportSum text={t("lotto.import.fits", { n: fits.length })}>
          <Money amount={totalOf(fits)} />
        </ImportSum>
      ) : (
        <p role="status">{t("lotto.import.nothing")}</p>
      )}
      <ImportWarning lines={closed} text={t("lotto.import.closed", { n: closed.length })}>
        <ImportPreviewLines {...common} lines={closed} />
      </ImportWarning>
      <ImportWarning lines={unknown} text={t("lotto.import.unknown", { n: unknown.length })}>
        <ImportPreviewLines {...common} lines={unknown} />
      </ImportWarning>
      <ImportWarning lines={worse} text={t("lotto.import.worse", { n: worse.length })}>
        <ImportPreviewLines
          {...common}
          lines={worse}
          noteOf={({ was, multiply }) => `${timesText(was)} → ${timesText(multiply)}`}
        />
      </ImportWarning>
      <ImportWarning lines={repriced} text={t("lotto.import.repriced", { n: repriced.length })}>
        <ImportPreviewLines {...common} lines={repriced} isPriced askedOf={({ asked }) => asked} />
      </ImportWarning>
      {fits.length > 0 ? (
        <ImportPreviewLines {...common} lines={fits} isPriced askedOf={({ ref }) => asked.get(ref)} />
      ) : null}
      {there > 0 && fits.length > 0 ? <p>{t("lotto.import.there", { n: there })}</p> : null}
      {room < fits.length ? (
        <p className={styles.warn}>{t("lotto.import.noRoom", { max: slipLinesMax, room })}</p>
      ) : null}
    </>
  );
}

function Acts({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("lotto.import");
  const slipStore = useBetSlipStore();
  const credit = useStoreInstance(createCredit);
  const count = useBets(({ offered }) => offered?.fits.length ?? 0);
  const there = useBets((state) => state.lines.length);
  const free = spaceFor(there, count);
  const add = there > 0 ? t("add", { n: free }) : t("take");

  function take(way: "add" | "replace") {
    const { offered, acceptImport, showPrices, confirm } = slipStore.getState();
    acceptImport(way);
    showPrices(true);
    // A whole slip bet again as it was, and shown here line by line, has nothing left to fill in.
    const { lines } = slipStore.getState();
    const { cash } = credit.getState();
    const isPaid = cash !== null && totalOf(lines) <= cash;
    if (offered?.poyNo !== undefined && isAsItWas(offered, lines) && isPaid) confirm();
  }

  return (
    <ImportSheetActions
      mayReplace={there > 0 && count > 0}
      take={free > 0 ? add : null}
      onTake={take}
      onLeave={onLeave}
    />
  );
}
