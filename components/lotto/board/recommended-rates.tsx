"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/controls/button";
import { Skeleton } from "@/components/ui/notices/skeleton";
import { timesText } from "@/lib/domain/numbers/rate-text";
import type { Offer } from "@/lib/domain/poy/offers";
import { digitsOf } from "@/lib/domain/poy/options";
import { useStoreInstance } from "@/stores/_core/registry";
import { useBetSlipStore, useBets } from "@/stores/bets";
import { createRecommended, recommendedKey, useRecommended } from "@/stores/rounds/recommended";
import styles from "./recommended-rates.module.css";

/** The options of the visible panel, each with its numbers of another rate; a press adds one to the slip. */
export default function RecommendedRates() {
  const panel = useBets((slip) => slip.panel);
  const offers = useBets((slip) => slip.offers);
  return (
    <div className={styles.options}>
      {offers
        .filter(({ option }) => digitsOf(option) === panel)
        .map((offer) => (
          <OptionRates key={offer.option} offer={offer} />
        ))}
    </div>
  );
}

function OptionRates({ offer }: { offer: Offer }) {
  const t = useTranslations();
  const { option, rate, limits } = offer;
  const slipStore = useBetSlipStore();
  const store = useStoreInstance(createRecommended);
  const betId = useBets((state) => state.round.betList.betId);
  const list = useRecommended(({ lists }) => lists[recommendedKey(betId, option)]) ?? "loading";
  const name = t(`market.options.${option}`);
  // A changed rate changes the limits: then the list is read again.
  useEffect(() => {
    if (limits) void store.getState().load(betId, option);
  }, [store, betId, option, limits]);
  const add = (number: string) => {
    slipStore.getState().offerLines([{ option, number }]);
    slipStore.getState().acceptImport("add");
  };
  return (
    <section aria-label={name} data-digits={digitsOf(option)}>
      <h3>{name}</h3>
      {list === "loading" ? (
        <div role="status">
          <span className="visually-hidden">{t("numbers.recommend.loading")}</span>
          <Skeleton height={44} />
        </div>
      ) : list === "failed" ? (
        <p role="alert" className={styles.failed}>
          {t("numbers.recommend.failed")}{" "}
          <Button size="small" look="quiet" onClick={() => void store.getState().load(betId, option)}>
            {t("numbers.recommend.retry")}
          </Button>
        </p>
      ) : list.length === 0 ? (
        <p className={styles.none}>{t("numbers.recommend.none", { rate: timesText(rate) })}</p>
      ) : (
        <ul className={styles.rates}>
          {list.map(({ number, multiply }) => (
            <li key={number}>
              <button
                type="button"
                aria-label={t("numbers.recommend.add", { option: name, number, rate: timesText(multiply) })}
                onClick={() => add(number)}
              >
                <b>{number}</b> {timesText(multiply)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
