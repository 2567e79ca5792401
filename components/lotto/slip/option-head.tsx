"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Money } from "@/components/ui/money";
import type { Satang } from "@/lib/domain/money/money";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";
import type { SlipLine } from "@/lib/domain/poy/slip";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { PriceInput } from "../prices/price-input";
import styles from "./slip-row.module.css";

interface OptionHeadProps {
  option: PoyOption;
  count: number;
  total: Satang;
  /** A price of its lines is beyond a limit. */
  isWrong: boolean;
}

/**
 * The heading of an option: one price for all its lines, as bets are called (above × below), and its bounds. Where it
 * has one line, that says count, total and price by itself.
 */
export function OptionHead({ option, count, total, isWrong }: OptionHeadProps) {
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const boundsId = useId();
  const isAlone = count === 1;
  const price = useBets(({ lines }) => {
    const own = new Set(lines.filter((line) => line.option === option).map((line) => line.price));
    return own.size === 1 ? ([...own][0] ?? null) : null;
  });
  const bounds = useBets(({ lines }) => lines.find((line) => line.option === option)) ?? noBounds;
  const name = t(`market.options.${option}`);
  return (
    <div className={styles.head} data-digits={digitsOf(option)} data-alone={isAlone || undefined}>
      <h3>{name}</h3>
      {isAlone ? null : (
        <>
          <span className={styles.total}>
            <Money amount={total} />
          </span>
          <span className={styles.count}>
            {t("lotto.slip.lines", { n: count }).replaceAll(NO_BREAK_SPACE, " ")}
          </span>
          <PriceInput
            of="option"
            price={price}
            label={t("lotto.slip.priceOfAll", { option: name })}
            describedBy={boundsId}
            isInvalid={isWrong && price !== null}
            onPrice={(asked) => slipStore.getState().setOptionPrices({ [option]: asked })}
          />
        </>
      )}
      <span id={boundsId} className={styles.bounds} data-wrong={isWrong || undefined}>
        ฿{typedFrom(bounds.min)}–{typedFrom(bounds.max)}
      </span>
    </div>
  );
}

/** In the narrow column the number may stand above its word, which would be broken otherwise. */
const NO_BREAK_SPACE = "\u00a0";
/** For a heading whose last line has just gone. */
const noBounds: Pick<SlipLine, "min" | "max"> = { min: 0 as Satang, max: 0 as Satang };
