"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { rateText } from "@/lib/domain/numbers/rate-text";
import { isHelperShown } from "@/lib/domain/poy/conflicts";
import { numbersOf } from "@/lib/domain/poy/helpers";
import { digitsOf, type HelperKey, helperKeys, isInstantHelper } from "@/lib/domain/poy/options";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { BET_NAMES_ID } from "../bet-names-id";
import styles from "./option-tiles.module.css";
import { useInputMode } from "./use-input-mode";

/** The options of one digit count as tiles with their rates; below them the helper modes of the keypad. */
export function OptionTiles() {
  const t = useTranslations();
  const slipStore = useBetSlipStore();
  const panel = useBets((state) => state.panel);
  const offers = useBets((state) => state.offers);
  const selected = useBets((state) => state.selected);
  const inputMode = useInputMode();
  const here = offers.filter(({ option }) => digitsOf(option) === panel);
  const panels = [1, 2, 3].map((count) => offers.filter(({ option }) => digitsOf(option) === count));
  const [largest = here] = panels.toSorted((one, other) => other.length - one.length);
  return (
    <div className={styles.panel} data-digits={panel} data-panel={panel}>
      <div className={styles.row}>
        <fieldset className={styles.tiles} aria-label={t("lotto.betPage.options")}>
          {here.map(({ option, rate }) => (
            <label key={option} className={styles.tile}>
              <input
                type="checkbox"
                className="visually-hidden"
                checked={selected.includes(option)}
                onChange={() => slipStore.getState().tap(option)}
              />
              <span className={styles.box}>
                {selected.includes(option) ? <Icon name="check" size={16} /> : null}
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{t(`market.options.${option}`)}</span>{" "}
                <span className={styles.rate}>{t("lotto.betPage.pays", { rate: rateText(rate) })}</span>
              </span>
            </label>
          ))}
          {/* As many as the largest panel has: the keys below stay where they are from tab to tab. */}
          {largest.slice(here.length).map(({ option }) => (
            <span key={option} aria-hidden="true" className={`${styles.tile} ${styles.spare}`}>
              <span className={styles.words}>
                <span className={styles.name}>&nbsp;</span>
                <span className={styles.rate}>&nbsp;</span>
              </span>
            </span>
          ))}
        </fieldset>
        {inputMode === "keypad" ? null : (
          <div className={styles.aside} data-for="board">
            <MeaningsButton />
          </div>
        )}
      </div>
      {inputMode === "board" ? null : <HelperRow />}
    </div>
  );
}

/** Helpers that are always shown; with the button for the others they fill one row of a phone. */
const USUAL = 3;

/** Helper modes of the panel; the rarer ones behind one button. */
function HelperRow() {
  const t = useTranslations("lotto");
  const [isMore, setMore] = useState(false);
  const panel = useBets((state) => state.panel);
  const selected = useBets((state) => state.selected);
  const helpers = helperKeys.filter((key) => digitsOf(key) === panel && isHelperShown(selected, key));
  const usual = helpers.slice(0, USUAL);
  const others = helpers.slice(USUAL);
  return (
    <div className={styles.row} data-for="keypad">
      {helpers.length > 0 ? (
        <fieldset
          className={styles.helpers}
          data-few={others.length === 0 || undefined}
          aria-label={t("betPage.helperOn")}
        >
          {usual.map((helper) => (
            <HelperKeyButton key={helper} helper={helper} />
          ))}
          {others.length > 0 ? (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isMore}
              onClick={() => setMore(!isMore)}
            >
              {isMore ? t("betPage.less") : t("betPage.more")}
            </button>
          ) : null}
          {isMore ? others.map((helper) => <HelperKeyButton key={helper} helper={helper} />) : null}
        </fieldset>
      ) : null}
      <MeaningsButton />
    </div>
  );
}

/** Opens what the names of the panel mean: the page has it, so the button needs no script. */
function MeaningsButton() {
  const t = useTranslations("lotto.betPage");
  return (
    <button type="button" className={styles.meanings} popoverTarget={BET_NAMES_ID}>
      <Icon name="info" size={20} />
      <span className={styles.meaningsWord}>{t("meanings")}</span>
    </button>
  );
}

/** A mode toggles; an instant helper adds its numbers and keeps its state. */
function HelperKeyButton({ helper }: { helper: HelperKey }) {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  const isOn = useBets((state) => state.selected.includes(helper));
  const isInstant = isInstantHelper(helper);
  return (
    <button
      type="button"
      className={styles.helper}
      aria-pressed={isInstant ? undefined : isOn}
      title={isInstant ? t("helper.adds", { n: numbersOf(helper).length }) : undefined}
      onClick={() => slipStore.getState().tap(helper)}
    >
      {isInstant ? <Icon name="plus" size={16} /> : null}
      {t(`helper.${helper}`)}
    </button>
  );
}
