"use client";
import { useTranslations } from "next-intl";
import { ImportPreviewLines } from "@/components/bring-in/import-preview-lines";
import { Money } from "@/components/ui/money";
import { roomFor } from "@/lib/domain/poy/import-lines";
import type { PoyOption } from "@/lib/domain/poy/options";
import { slipLinesMax, totalOf } from "@/lib/domain/poy/slip";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { ImportFrame, ImportSheetActions, type ImportState, ImportSum, ImportWarning } from "./import-frame";
import styles from "./import-frame.module.css";
import { rateText } from "./rate-text";

/** Imported lines under this round's terms, before any is added; and how they change the slip. */
export default function TakeInSheet(frame: ImportState) {
  const poyNo = useBets(({ offered }) => offered?.poyNo);
  return (
    <ImportFrame {...frame} poyNo={poyNo} acts={<Acts onLeave={frame.onLeave} />}>
      <Offer />
    </ImportFrame>
  );
}

function Offer() {
  const t = useTranslations();
  const offered = useBets((room) => room.offered);
  const there = useBets((room) => room.lines.length);
  if (!offered) return null;
  const { fits, closed, unknown, worse, repriced } = offered;
  const nameOf = (option: PoyOption) => t(`market.options.${option}`);
  const more = (n: number) => t("lotto.takeIn.more", { n });
  const common = { nameOf, more };
  const room = roomFor(there, fits.length);
  return (
    <>
      {fits.length > 0 ? (
        <ImportSum text={t("lotto.takeIn.fits", { n: fits.length })}>
          <Money amount={totalOf(fits)} />
        </ImportSum>
      ) : (
        <p role="status">{t("lotto.takeIn.nothing")}</p>
      )}
      <ImportWarning lines={closed} text={t("lotto.takeIn.closed", { n: closed.length })}>
        <ImportPreviewLines {...common} lines={closed} />
      </ImportWarning>
      <ImportWarning lines={unknown} text={t("lotto.takeIn.unknown", { n: unknown.length })}>
        <ImportPreviewLines {...common} lines={unknown} />
      </ImportWarning>
      <ImportWarning lines={worse} text={t("lotto.takeIn.worse", { n: worse.length })}>
        <ImportPreviewLines
          {...common}
          lines={worse}
          noteOf={({ was, multiply }) => `×${rateText(was)} → ×${rateText(multiply)}`}
        />
      </ImportWarning>
      <ImportWarning lines={repriced} text={t("lotto.takeIn.repriced", { n: repriced.length })}>
        <ImportPreviewLines {...common} lines={repriced} isPriced />
      </ImportWarning>
      {fits.length > 0 ? <ImportPreviewLines {...common} lines={fits} isPriced /> : null}
      {there > 0 && fits.length > 0 ? <p>{t("lotto.takeIn.there", { n: there })}</p> : null}
      {room < fits.length ? (
        <p className={styles.warn}>{t("lotto.takeIn.noRoom", { max: slipLinesMax, room })}</p>
      ) : null}
    </>
  );
}

function Acts({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("lotto.takeIn");
  const room = useBetSlipStore();
  const count = useBets(({ offered }) => offered?.fits.length ?? 0);
  const there = useBets((state) => state.lines.length);
  const free = roomFor(there, count);
  const add = there > 0 ? t("add", { n: free }) : t("take");
  return (
    <ImportSheetActions
      mayReplace={there > 0 && count > 0}
      take={free > 0 ? add : null}
      onTake={(way) => {
        room.getState().acceptImport(way);
        room.getState().showPrices(true);
      }}
      onLeave={onLeave}
    />
  );
}
