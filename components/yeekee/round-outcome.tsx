"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/art/icon";
import { NumberBall } from "@/components/ui/art/number-ball";
import { RollingMoney } from "@/components/ui/rolling-money";
import type { YingRow } from "@/lib/contract/yings";
import { satang } from "@/lib/domain/money/money";
import type { ThreeDigitResult } from "@/lib/domain/settlement/settlement";
import { useYings } from "@/stores/yings";
import type { YingResult } from "@/stores/yings/state";
import facts from "./draw-facts.module.css";
import styles from "./round-outcome.module.css";

/** The numbers of a drawn round, and their inputs as soon as they are known. */
export function RoundOutcome({
  drawn,
  known,
}: {
  drawn: ThreeDigitResult | null;
  /** The summary that the page was rendered with. */
  known: YingResult | null;
}) {
  const t = useTranslations("yeekee.outcome");
  const result = useYings((state) => state.result) ?? known;
  const numbers = result?.result ?? drawn;
  return (
    <div className={styles.outcome}>
      {numbers ? (
        <dl className={styles.numbers}>
          <div>
            <dt>{t("top3")}</dt>
            <dd>
              <NumberBall digits={numbers.top3} tone="digits3" size="large" />
            </dd>
          </div>
          <div>
            <dt>{t("bottom2")}</dt>
            <dd>
              <NumberBall digits={numbers.bottom2} tone="digits2" size="large" />
            </dd>
          </div>
        </dl>
      ) : null}
      {result?.prizes?.map(({ rank, amount }) => (
        <p key={rank} className={styles.prize} role="status">
          <Icon name="gift" size={20} />
          <span>{t("prize", { rank })}</span>
          <RollingMoney amount={amount} isSigned {...(!known && { from: satang(0) })} />
        </p>
      ))}
      {result ? (
        <dl className={facts.facts}>
          <div>
            <dt>
              {t("sum")}
              {result.systemShot ? <small>{t("system", { number: result.systemShot })}</small> : null}
            </dt>
            <dd>{result.sum.toLocaleString("en-US")}</dd>
          </div>
          <Shot name={t("rank16")} row={result.rank16} sign="−" />
          <div>
            <dt>
              {t("value")}
              <small>
                {t.rich("digits", {
                  bottom2: result.value.slice(-5, -3),
                  top3: result.value.slice(-3),
                  bottom: (digits) => <strong className={styles.bottom}>{digits}</strong>,
                  top: (digits) => <strong className={styles.top}>{digits}</strong>,
                })}
              </small>
            </dt>
            <dd>
              <Value value={result.value} />
            </dd>
          </div>
          <Shot name={t("rank1")} row={result.rank1} />
        </dl>
      ) : (
        <p className={styles.waiting} role="status">
          {t("waiting")}
        </p>
      )}
    </div>
  );
}

function Shot({ name, row, sign = "" }: { name: string; row: YingRow; sign?: string }) {
  return (
    <div>
      <dt>
        {name}
        <small>{row.alias}</small>
      </dt>
      <dd>
        {sign}
        {row.number}
      </dd>
    </div>
  );
}

/**
 * Grouped like the sum it comes from. The digits that make up the result are coloured: the last three, and the two
 * before them.
 */
function Value({ value }: { value: string }) {
  const grouped = value.replace(/\B(?=(\d{3})+$)/g, ",");
  return (
    <>
      {grouped.slice(0, -6)}
      <span className={styles.bottom}>{grouped.slice(-6, -4)}</span>,
      <span className={styles.top}>{grouped.slice(-3)}</span>
    </>
  );
}
