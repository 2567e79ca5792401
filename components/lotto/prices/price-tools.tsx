"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Button } from "@/components/ui/controls/button";
import { formatBaht, satang } from "@/lib/domain/money/money";
import { typedFrom, typedStake } from "@/lib/domain/money/typed-amount";
import { poyOptions } from "@/lib/domain/poy/options";
import { type UsualPrices, usualOn } from "@/lib/domain/poy/usual-prices";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { priceStorage } from "@/stores/bets/price-storage";
import { ChipEditor } from "./chip-editor";
import { useHasOwnKeypad } from "./own-keypad-context";
import styles from "./price-tools.module.css";

const BAHT = 100;

interface PriceToolsProps {
  repeats: number;
  isOnlyRepeats: boolean;
  onOnlyRepeats: (isOnly: boolean) => void;
}

/** One price for all lines, the prices of last time, repeated numbers, and clearing the slip. */
export function PriceTools({ repeats, isOnlyRepeats, onOnlyRepeats }: PriceToolsProps) {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const owner = useBets((state) => state.owner);
  const [{ usual, chips }, setKept] = useState(() => priceStorage(owner).load());
  const [isEditing, setEditing] = useState(false);
  const saveChips = (own: readonly number[] | null) => {
    if (own) {
      priceStorage(owner).saveChips(own);
      setKept({ usual, chips: own });
    }
    setEditing(false);
  };
  return (
    <div className={styles.tools}>
      <div className={styles.head}>
        <h3 id="same-price">{t("samePrice")}</h3>
        <div className={styles.acts}>
          {isEditing ? null : (
            <Button size="small" look="plain" onClick={() => setEditing(true)}>
              {t("editChips")}
            </Button>
          )}
          <ClearSlip />
        </div>
      </div>
      {isEditing ? <ChipEditor chips={chips} onDone={saveChips} /> : <SamePrice chips={chips} />}
      <UsualPricesButton usual={usual} />
      {repeats > 0 ? (
        <div className={styles.acts}>
          <span className={styles.repeats}>{t("duplicates", { n: repeats })}</span>
          <Button
            size="small"
            look="quiet"
            aria-pressed={isOnlyRepeats}
            onClick={() => onOnlyRepeats(!isOnlyRepeats)}
          >
            {isOnlyRepeats ? t("showAll") : t("showDuplicates")}
          </Button>
          <Button size="small" look="quiet" onClick={() => slipStore.getState().cutDuplicates()}>
            {t("cutDuplicates")}
          </Button>
        </div>
      ) : null}
      <CutRepeats />
    </div>
  );
}

/** What the cut of repeated lines removed, and its undo. */
function CutRepeats() {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  const cut = useBets(({ happened, lines }) =>
    happened?.what === "cut" && lines.length > 0 ? happened : null,
  );
  return (
    <div className={styles.acts}>
      <p className={styles.cut} role="status">
        {cut ? t("slip.cut", { n: cut.n, amount: formatBaht(cut.stake ?? satang(0)) }) : null}
      </p>
      {cut ? (
        <Button size="small" look="quiet" onClick={() => slipStore.getState().putBack()}>
          {t("keypad.putBack")}
        </Button>
      ) : null}
    </div>
  );
}

/** The member's chips, and a field for any other price, which every line has at each key. */
function SamePrice({ chips }: { chips: readonly number[] }) {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const hasPad = useHasOwnKeypad();
  const [price, setPrice] = useState("");
  const setAll = (baht: number) => slipStore.getState().setAllPrices(satang(baht * BAHT));
  return (
    <fieldset className={styles.same} aria-labelledby="same-price">
      {chips.map((baht) => (
        <button
          key={baht}
          type="button"
          className={styles.chip}
          aria-label={t("chip", { n: baht })}
          onClick={() => {
            // A tap on a button may leave the focus in the field below, with another price.
            setPrice("");
            setAll(baht);
          }}
        >
          {baht}
        </button>
      ))}
      <input
        className={styles.input}
        inputMode={hasPad ? "none" : "numeric"}
        autoComplete="off"
        enterKeyHint="done"
        aria-labelledby="same-price"
        data-price="slip"
        placeholder="฿"
        value={price}
        onChange={(event) => {
          const text = typedStake(event.target.value);
          setPrice(text);
          setAll(Number(text));
        }}
        onBlur={() => setPrice("")}
        onKeyDown={(event) => {
          if (event.key === "Enter") setPrice("");
        }}
      />
    </fieldset>
  );
}

/** Confirms over its own row, which keeps its height: clearing a long slip loses work. */
function ClearSlip() {
  const t = useTranslations("lotto.slip");
  const slipStore = useBetSlipStore();
  const count = useBets((state) => state.lines.length);
  const [isAsking, setAsking] = useState(false);
  const isAsked = isAsking && count > 0;
  return (
    <>
      <Button
        size="small"
        look="plain"
        disabled={count === 0}
        aria-expanded={isAsked}
        onClick={() => setAsking(true)}
      >
        {t("clear")}
      </Button>
      {isAsked ? (
        <span className={styles.sure} role="alert">
          <span>{t("clearSure", { n: count })}</span>
          <Button
            size="small"
            look="danger"
            onClick={() => {
              slipStore.getState().clear();
              setAsking(false);
            }}
          >
            {t("clearYes")}
          </Button>
          <Button size="small" look="quiet" onClick={() => setAsking(false)}>
            {t("keep")}
          </Button>
        </span>
      ) : null}
    </>
  );
}

/** Gives every option the price that it had on the member's last slip; nothing where all have it already. */
function UsualPricesButton({ usual }: { usual: UsualPrices }) {
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const lines = useBets((state) => state.lines);
  const offered = usualOn(usual, lines);
  const changes = lines.some(
    ({ option, price }) => offered[option] !== undefined && offered[option] !== price,
  );
  if (!changes) return null;
  const prices = poyOptions.flatMap((option) => {
    const price = offered[option];
    return price === undefined ? [] : [`${t(`market.options.${option}`)} ฿${typedFrom(price)}`];
  });
  return (
    <Button size="small" look="quiet" onClick={() => slipStore.getState().setOptionPrices(offered)}>
      <Icon name="again" size={16} />
      {t("lotto.slip.usual")}: {prices.join(" · ")}
    </Button>
  );
}
