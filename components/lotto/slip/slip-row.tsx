"use client";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/art/icon";
import { IconButton } from "@/components/ui/controls/icon-button";
import { Money } from "@/components/ui/money";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import { formatBaht, type Satang } from "@/lib/domain/money/money";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { rateText } from "@/lib/domain/numbers/rate-text";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";
import { isOfPrice } from "@/lib/domain/poy/rejection";
import { type PriceCorrection, type SlipLine, winOf } from "@/lib/domain/poy/slip";
import { rangeText } from "@/lib/domain/poy/stake-range";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { useCorrectionText } from "../prices/correction-text";
import { PriceInput } from "../prices/price-input";
import styles from "./slip-row.module.css";

export type SlipRow =
  | {
      kind: "head";
      key: string;
      option: PoyOption;
      count: number;
      total: Satang;
      /** A price of its lines is beyond a limit. */
      isWrong: boolean;
    }
  | {
      kind: "line";
      key: string;
      line: SlipLine;
      isRepeat: boolean;
      /** The only line of its option. */
      isAlone: boolean;
      refusal: PoyLineRefusal | undefined;
      /** What was asked for an imported line, and what was taken. */
      correction: PriceCorrection | undefined;
    };

/** One row of the price list: an option's heading, or a number with its price, rate and win. */
export function SlipRowView({ row }: { row: SlipRow }) {
  if (row.kind === "line") return <LineRow row={row} />;
  const { option, count, total, isWrong } = row;
  return <OptionHead option={option} count={count} total={total} isWrong={isWrong} />;
}

function LineRow({ row }: { row: Extract<SlipRow, { kind: "line" }> }) {
  const { line, isRepeat, isAlone, refusal, correction } = row;
  const whyId = useId();
  const correctionText = useCorrectionText();
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const refusalText = useRefusalText();
  const option = t(`market.options.${line.option}`);
  const { number } = line;
  const isWrong = refusal !== undefined && isOfPrice(refusal.reason);
  return (
    <div
      className={styles.line}
      data-line={line.ref}
      data-digits={digitsOf(line.option)}
      data-refused={refusal && !isWrong ? "" : undefined}
      data-corrected={correction && !refusal ? "" : undefined}
    >
      <span className={styles.number}>
        {number}
        {isRepeat ? <small className={styles.repeat}>{t("lotto.slip.duplicate")}</small> : null}
      </span>
      <PriceInput
        of={isAlone ? "alone" : "line"}
        price={line.price}
        label={t("lotto.slip.priceOf", { option, number })}
        describedBy={isWrong || correction ? whyId : undefined}
        isInvalid={isWrong}
        onPrice={(price) => slipStore.getState().setPrice(line.ref, price)}
      />
      <span className={styles.win}>
        <small>
          {t("lotto.slip.win")} ×{rateText(line.multiply)}
        </small>
        {/* A price that is not taken wins nothing. */}
        {isWrong ? <span className={styles.noWin}>–</span> : <Money amount={winOf(line)} />}
      </span>
      <IconButton
        className={styles.remove}
        aria-label={t("lotto.slip.remove", { option, number })}
        onClick={() => slipStore.getState().remove(line.ref)}
      >
        <Icon name="trash" size={20} />
      </IconButton>
      {refusal ? (
        <p id={whyId} className={isWrong ? styles.wrong : styles.refusal}>
          {isWrong && line.price === 0
            ? t("lotto.slip.priceMissing", { range: rangeText(line.min, line.max, typedFrom) })
            : refusalText(refusal)}
        </p>
      ) : correction ? (
        <p id={whyId} className={styles.refusal}>
          {correctionText(correction)}
        </p>
      ) : null}
    </div>
  );
}

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
function OptionHead({ option, count, total, isWrong }: OptionHeadProps) {
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
        ฿{rangeText(bounds.min, bounds.max, typedFrom)}
      </span>
    </div>
  );
}

/** In the narrow column the number may stand above its word, which would be broken otherwise. */
const NO_BREAK_SPACE = "\u00a0";
/** For a heading whose last line has just gone. */
const zero = 0 as Satang;
const noBounds: Pick<SlipLine, "min" | "max"> = { min: zero, max: zero };

/** The message why a line prevents the submission, with the valid amounts. */
function useRefusalText(): (refusal: PoyLineRefusal) => string {
  const t = useTranslations("lotto.refused");
  return ({ reason, min, max, left, from, to }) =>
    t(reason, {
      range: rangeText(min ?? zero, max ?? zero, baht),
      max: baht(max),
      left: baht(left),
      from: rateText(from ?? 0),
      to: rateText(to ?? 0),
    });
}

const baht = (amount: Satang | undefined) =>
  amount === undefined ? "–" : formatBaht(amount).replace(/\.00$/, "");
