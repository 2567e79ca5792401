"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { NumberBall } from "@/components/ui/art/number-ball";
import { ButtonLink } from "@/components/ui/controls/button";
import { RollingMoney } from "@/components/ui/rolling-money";
import { Sheet } from "@/components/ui/sheet/sheet";
import facts from "@/components/yeekee/draw-facts.module.css";
import type { YingRow } from "@/lib/contract/yings";
import { satang } from "@/lib/domain/money/money";
import type { ThreeDigitResult } from "@/lib/domain/settlement/settlement";
import { useBets } from "@/stores/bets";
import { useYings } from "@/stores/yings";
import type { YingResult } from "@/stores/yings/state";
import type { ShotOpening } from "../shooting/shot-opening";
import styles from "./drawn-round.module.css";

/** Without the check's code a drawn round is shown all the same; the link below leads to its proof. */
const nothing = () => ({ default: () => null });
const DrawnCheck = dynamic(() => import("./drawn-check").catch(nothing), { ssr: false });
const CheckLine = dynamic(
  () => import("./drawn-check").then((check) => ({ default: check.CheckLine })).catch(nothing),
  { ssr: false },
);

/** A drawn round: its numbers replace the keys; members who saw it drawn get them once in a sheet first. */
export function DrawnRound({
  opening,
  own,
  nextHref,
  wasSeen,
}: {
  opening: ShotOpening;
  /** What came of the member's own slips. */
  own: ReactNode;
  nextHref: string | null;
  /** The round was still open when this page was opened. */
  wasSeen: boolean;
}) {
  const t = useTranslations("yeekee.outcome");
  const round = useBets((slip) => slip.round);
  const [isShown, setShown] = useState(wasSeen);
  const drawn = round.betList.result && "top3" in round.betList.result ? round.betList.result : null;
  const { betId } = round.betList;
  const title = t("title", { round: opening.roundName });
  const ways = (
    <div className={styles.links}>
      {nextHref ? <ButtonLink href={nextHref}>{t("next")}</ButtonLink> : null}
      <ButtonLink href={`/results/yeekee/${betId}`} look="quiet">
        {t("verify")}
      </ButtonLink>
      <ButtonLink href="/poy/yeekee" look="quiet">
        {t("slips")}
      </ButtonLink>
    </div>
  );
  return (
    <section className={styles.drawn} aria-labelledby="drawn-title">
      <h2 id="drawn-title">{title}</h2>
      {own}
      <RoundOutcome drawn={drawn} known={opening.result} />
      <DrawnCheck betId={betId} wasSeen={wasSeen} />
      {ways}
      <Sheet isOpen={isShown} onClose={() => setShown(false)} title={title} footer={ways}>
        {own}
        <RoundOutcome drawn={drawn} known={opening.result} />
        <CheckLine betId={betId} />
      </Sheet>
    </section>
  );
}

/** The numbers of a drawn round, and their inputs as soon as they are known. */
function RoundOutcome({
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
