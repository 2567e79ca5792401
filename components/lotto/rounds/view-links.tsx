"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/art/icon";
import { type LottoView, lottoViews } from "@/lib/domain/rounds/lotto-view";
import { Link, useLocale } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/tags";
import styles from "./round-list.module.css";

interface ViewLinksProps {
  /** Null while a search shows markets of every view. */
  current: LottoView | null;
  /** Open rounds of each view. */
  open: Readonly<Record<LottoView, number>>;
  /** The page shows every view: its data is here, so a chip changes the address without a request. */
  isHere: boolean;
  /** A chip was chosen, maybe the one of the address that is shown. */
  onChoose: () => void;
}

const hrefOf = (view: LottoView) => (view === lottoViews[0] ? "/lotto" : `/lotto?show=${view}`);

/** The views of the list: a strip of chips, on a wide screen an index. Each is a link with an address. */
export function ViewLinks({ current, open, isHere, onChoose }: ViewLinksProps) {
  const t = useTranslations("lotto.list.views");
  const locale = useLocale();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (strip.current && chip && current) scrollInto(strip.current, chip);
  }, [current]);
  return (
    <nav ref={strip} aria-label={t("label")} className={styles.views}>
      {lottoViews.map((view) => (
        <Link
          key={view}
          href={hrefOf(view)}
          prefetch={false}
          aria-current={view === current ? "true" : undefined}
          onNavigate={(event) => {
            onChoose();
            if (!isHere) return;
            event.preventDefault();
            window.history.pushState(null, "", localePath(locale, hrefOf(view)));
            window.scrollTo({ top: 0 });
          }}
        >
          {view === "favourites" ? <Icon name="star" size={20} /> : null}
          <span className={view === "favourites" ? styles.favourites : undefined}>{t(view)}</span>
          {open[view] > 0 ? (
            <span className={styles.count} data-view={view}>
              {open[view]}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}

const MARGIN_PX = 16;

/** Scrolls the strip, and nothing else, until the chip is in it. */
function scrollInto(strip: HTMLElement, chip: HTMLElement): void {
  const [start, end] = [chip.offsetLeft, chip.offsetLeft + chip.offsetWidth];
  const isIn = start >= strip.scrollLeft && end <= strip.scrollLeft + strip.clientWidth;
  if (!isIn) strip.scrollLeft = start - MARGIN_PX;
}
