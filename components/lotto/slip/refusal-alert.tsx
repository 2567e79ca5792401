"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import { ofTypedPrices } from "@/lib/domain/poy/offers";
import { useBetSlipStore, useBets } from "@/stores/bets";
import styles from "./refusal-alert.module.css";
import { SlipRefused } from "./slip-refused";

interface RefusalAlertProps {
  refusals: readonly PoyLineRefusal[];
  /** The market's next round, which offers the lines that are left over here. */
  nextHref: string | null;
}

/**
 * What prevents the submission, that nothing was charged, and a button for each remedy. Prices that were just typed
 * are not said here: the list would move away from under the field.
 */
export function RefusalAlert({ refusals, nextHref }: RefusalAlertProps) {
  const t = useTranslations("lotto");
  const slipStore = useBetSlipStore();
  const sending = useBets((state) => state.sending);
  const told = useBets((state) => state.refused);
  const typed = ofTypedPrices(refusals, told);
  const asked = refusals.filter((one) => !typed.includes(one));
  const whole =
    sending.state === "rejected" && sending.refusal.code !== "poy-lines-rejected" ? sending.refusal : null;
  return (
    <>
      {whole ? (
        <SlipRefused
          refusal={whole}
          onAgain={() => slipStore.getState().confirm()}
          next={
            <ButtonLink size="small" href={nextHref ?? "/lotto"}>
              {nextHref ? t("failed.next") : t("closed.markets")}
            </ButtonLink>
          }
          onClose={() => slipStore.getState().dismiss()}
        />
      ) : null}
      {asked.length > 0 ? <LinesRefused refusals={asked} /> : null}
    </>
  );
}

function LinesRefused({ refusals }: { refusals: readonly PoyLineRefusal[] }) {
  const t = useTranslations("lotto.refused");
  const slipStore = useBetSlipStore();
  const of = (...reasons: PoyLineRefusal["reason"][]) =>
    refusals.filter(({ reason }) => reasons.includes(reason));
  const rates = of("rate-changed");
  const prices = of("price-out-of-range", "member-cap", "sale-limit");
  const hopeless = of("number-closed", "option-unknown", "number-malformed");
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>
        <Icon name="alert" size={20} /> {t("title", { n: refusals.length })}
      </p>
      <p>{t("nothingTaken")}</p>
      <div className={styles.links}>
        {rates.length > 0 ? (
          <Button size="small" onClick={() => slipStore.getState().acceptRates()}>
            {t("acceptRates", { n: rates.length })}
          </Button>
        ) : null}
        {prices.length > 0 ? (
          <Button size="small" onClick={() => slipStore.getState().fitPrices()}>
            {t("fit")}
          </Button>
        ) : null}
        <Button
          size="small"
          look={hopeless.length > 0 && rates.length + prices.length === 0 ? "primary" : "quiet"}
          onClick={() =>
            slipStore.getState().drop((hopeless.length > 0 ? hopeless : refusals).map(({ ref }) => ref))
          }
        >
          {t("drop", { n: hopeless.length || refusals.length })}
        </Button>
      </div>
    </div>
  );
}
