"use client";
import { useTranslations } from "next-intl";
import { OfferedLines } from "@/components/bring-in/offered-lines";
import { Money } from "@/components/ui/money";
import type { PoyOption } from "@/lib/domain/poy/options";
import { slipLinesMax, totalOf } from "@/lib/domain/poy/slip";
import { roomFor } from "@/lib/domain/poy/take-in";
import { useBetRoom, useBets } from "@/stores/bets";
import { rateText } from "./rate-text";
import { TakeInActs, TakeInFrame, type TakeInState, TakeInSum, Told } from "./take-in-frame";
import styles from "./take-in-frame.module.css";

/** Imported lines under this round's terms, before any is added; and how they change the slip. */
export default function TakeInSheet(frame: TakeInState) {
  const poyNo = useBets(({ offered }) => offered?.poyNo);
  return (
    <TakeInFrame {...frame} poyNo={poyNo} acts={<Acts onLeave={frame.onLeave} />}>
      <Offer />
    </TakeInFrame>
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
        <TakeInSum text={t("lotto.takeIn.fits", { n: fits.length })}>
          <Money amount={totalOf(fits)} />
        </TakeInSum>
      ) : (
        <p role="status">{t("lotto.takeIn.nothing")}</p>
      )}
      <Told lines={closed} text={t("lotto.takeIn.closed", { n: closed.length })}>
        <OfferedLines {...common} lines={closed} />
      </Told>
      <Told lines={unknown} text={t("lotto.takeIn.unknown", { n: unknown.length })}>
        <OfferedLines {...common} lines={unknown} />
      </Told>
      <Told lines={worse} text={t("lotto.takeIn.worse", { n: worse.length })}>
        <OfferedLines
          {...common}
          lines={worse}
          noteOf={({ was, multiply }) => `×${rateText(was)} → ×${rateText(multiply)}`}
        />
      </Told>
      <Told lines={repriced} text={t("lotto.takeIn.repriced", { n: repriced.length })}>
        <OfferedLines {...common} lines={repriced} isPriced />
      </Told>
      {fits.length > 0 ? <OfferedLines {...common} lines={fits} isPriced /> : null}
      {there > 0 && fits.length > 0 ? <p>{t("lotto.takeIn.there", { n: there })}</p> : null}
      {room < fits.length ? (
        <p className={styles.warn}>{t("lotto.takeIn.noRoom", { max: slipLinesMax, room })}</p>
      ) : null}
    </>
  );
}

function Acts({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("lotto.takeIn");
  const room = useBetRoom();
  const count = useBets(({ offered }) => offered?.fits.length ?? 0);
  const there = useBets((state) => state.lines.length);
  const free = roomFor(there, count);
  const add = there > 0 ? t("add", { n: free }) : t("take");
  return (
    <TakeInActs
      mayReplace={there > 0 && count > 0}
      take={free > 0 ? add : null}
      onTake={(way) => {
        room.getState().takeIn(way);
        room.getState().showPrices(true);
      }}
      onLeave={onLeave}
    />
  );
}
