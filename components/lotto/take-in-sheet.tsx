"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Money } from "@/components/ui/money";
import { Sheet } from "@/components/ui/sheet";
import type { PoyOption } from "@/lib/domain/poy/options";
import { slipLinesMax, totalOf } from "@/lib/domain/poy/slip";
import { roomFor } from "@/lib/domain/poy/take-in";
import { useBetRoom, useBets } from "@/stores/bets";
import { OfferedLines } from "./offered-lines";
import { rateText } from "./rate-text";
import styles from "./take-in-sheet.module.css";

interface TakeInSheetProps {
  state: "loading" | "failed" | "offered";
  onAgain: () => void;
  onLeave: () => void;
}

/** What this round makes of lines from elsewhere, before any of them is on the slip; and what becomes of the slip. */
export default function TakeInSheet({ state, onAgain, onLeave }: TakeInSheetProps) {
  const t = useTranslations("lotto.takeIn");
  const poyNo = useBets(({ offered }) => offered?.poyNo);
  return (
    <Sheet
      isOpen
      title={poyNo === undefined ? t("title") : t("titleOf", { no: poyNo })}
      onClose={onLeave}
      footer={state === "offered" ? <Acts onLeave={onLeave} /> : undefined}
    >
      {state === "offered" ? <Offer /> : null}
      {state === "loading" ? <p role="status">{t("loading")}</p> : null}
      {state === "failed" ? (
        <div role="alert" className={styles.failed}>
          <p>{t("failed")}</p>
          <Button look="quiet" onClick={onAgain}>
            {t("retry")}
          </Button>
        </div>
      ) : null}
    </Sheet>
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
    <div className={styles.offer}>
      {fits.length > 0 ? (
        <p className={styles.sum}>
          <strong>{t("lotto.takeIn.fits", { n: fits.length })}</strong>
          <span>
            {t("lotto.takeIn.total")} <Money amount={totalOf(fits)} />
          </span>
        </p>
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
    </div>
  );
}

/** What the member has to know of some lines, and which; nothing where there are none. */
function Told({ lines, text, children }: { lines: readonly unknown[]; text: string; children: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.told}>
      <p>
        <Icon name="alert" size={20} />
        {text}
      </p>
      {children}
    </div>
  );
}

/** Beside what is there, in its place, or not at all. */
function Acts({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations("lotto.takeIn");
  const room = useBetRoom();
  const count = useBets(({ offered }) => offered?.fits.length ?? 0);
  const there = useBets((state) => state.lines.length);
  const free = roomFor(there, count);
  const take = (way: "add" | "replace") => {
    room.getState().takeIn(way);
    room.getState().showPrices(true);
  };
  return (
    <div className={styles.acts}>
      <Button look="quiet" onClick={onLeave}>
        {t("leave")}
      </Button>
      {there > 0 && count > 0 ? (
        <Button look="quiet" onClick={() => take("replace")}>
          {t("replace")}
        </Button>
      ) : null}
      {free > 0 ? (
        <Button look="gold" onClick={() => take("add")}>
          {there > 0 ? t("add", { n: free }) : t("take")}
        </Button>
      ) : null}
    </div>
  );
}
