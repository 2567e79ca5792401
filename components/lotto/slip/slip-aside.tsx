"use client";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef } from "react";
import { ImportButton } from "@/components/import-lines/import-button";
import { Icon } from "@/components/ui/art/icon";
import { Money } from "@/components/ui/money";
import { satang } from "@/lib/domain/money/money";
import { timesText } from "@/lib/domain/numbers/rate-text";
import { digitBoxCount } from "@/lib/domain/poy/keypad";
import { digitsOf } from "@/lib/domain/poy/options";
import { winOf } from "@/lib/domain/poy/slip";
import { exampleLine } from "@/lib/domain/poy/stake-pairs";
import { takesBets } from "@/lib/domain/rounds/phase";
import { useBets } from "@/stores/bets";
import { useInputMode } from "../keypad/use-input-mode";
import { useTypedExample } from "../keypad/use-typed-example";
import { useIsDesktop, useIsWide } from "../use-is-wide";
import styles from "./slip-aside.module.css";
import { useNewestInView } from "./use-newest-in-view";

const SlipEditor = lazy(() => import("./slip-editor"));
const SlipFoot = lazy(() => import("./slip-foot"));

/**
 * The slip beside the keypad, from 768 px on. Empty, it explains betting while the round takes bets; its editor is
 * loaded with the first number.
 */
export function SlipAside({ nextHref }: { nextHref: string | null }) {
  const t = useTranslations("lotto.slip");
  const isWide = useIsWide();
  const way = useInputMode();
  const isDesktop = useIsDesktop();
  // Unknown on the server: the style sheet decides.
  const isTyped = isDesktop !== false;
  const { example } = useTypedExample();
  // The keypad takes one price for all that a number adds.
  const keyed = useBets(({ selected }) => exampleLine(digitBoxCount(selected), false));
  const scroll = useRef<HTMLDivElement>(null);
  useNewestInView(scroll);
  const isOpen = useBets(({ phase }) => takesBets(phase));
  const isEmpty = useBets((slip) => slip.lines.length === 0 && slip.sending.state !== "rejected");
  const isUpcoming = useBets(({ phase }) => phase === "upcoming");
  // There is nothing to fill yet.
  if (isUpcoming && isEmpty)
    return (
      <aside className={styles.aside} aria-labelledby="empty-wins">
        <div className={styles.empty}>
          <EmptyWins />
        </div>
      </aside>
    );
  return (
    <aside className={styles.aside} aria-labelledby="slip-title">
      <div className={styles.title}>
        <h2 id="slip-title">{t("title")}</h2>
        {isOpen ? <ImportButton look="words" /> : null}
      </div>
      {isWide && !isEmpty ? (
        <Suspense fallback={null}>
          <div ref={scroll} className={styles.scroll}>
            <SlipEditor nextHref={nextHref} />
          </div>
          <SlipFoot />
        </Suspense>
      ) : (
        <div className={styles.empty}>
          <Icon name="slip" size={40} />
          <p className={styles.emptyTitle}>{t("emptyTitle")}</p>
          {isOpen ? <p>{t(way === "keypad" ? "emptyHintKeys" : "emptyHint")}</p> : null}
          {isOpen && isTyped ? (
            <p className={styles.typed}>{t("emptyTyped", { example: way === "keypad" ? keyed : example })}</p>
          ) : null}
          <EmptyWins />
        </div>
      )}
    </aside>
  );
}

const STAKE = satang(1000);

/** On an empty slip: what ten baht win on each option of the panel, at this round's rates. */
function EmptyWins() {
  const t = useTranslations();
  const panel = useBets((slip) => slip.panel);
  const offers = useBets((slip) => slip.offers);
  return (
    <section className={styles.wins} data-digits={panel} aria-labelledby="empty-wins">
      <h3 id="empty-wins">{t("lotto.slip.emptyWins", { stake: STAKE / 100 })}</h3>
      <dl>
        {offers
          .filter(({ option }) => digitsOf(option) === panel)
          .map(({ option, rate }) => (
            <div key={option}>
              <dt>{t(`market.options.${option}`)}</dt>
              <dd>
                <small>{timesText(rate)}</small>
                <Money amount={winOf({ price: STAKE, multiply: rate })} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
