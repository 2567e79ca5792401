"use client";
import Cookies from "js-cookie";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { BANNER_CLICK, withBannerClick } from "@/lib/domain/site/banners";
import styles from "./carousel.module.css";

interface Slide {
  /** Empty for the site's own welcome. */
  id: string;
  content: ReactNode;
}

interface CarouselProps {
  slides: readonly Slide[];
  words: {
    label: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    /** "2 of 4", slide by slide. */
    places: readonly string[];
  };
}

const STAY_MS = 7_000;
const CLICK_KEPT_DAYS = 7;

/**
 * Slides in a row that can also be scrolled by hand. They advance by themselves until the first touch or key,
 * only while the page is visible, without reduced motion, and not while the pointer or focus is on them.
 */
export function Carousel({ slides, words }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [wantsMotion, setWantsMotion] = useState(true);
  const [isHeld, setIsHeld] = useState(false);
  const isAwake = useAwake();
  const movesByItself = useMotion();
  const count = slides.length;

  const show = (place: number) => {
    const element = row.current;
    element?.scrollTo({ left: ((place + count) % count) * element.clientWidth });
  };

  useEffect(() => {
    if (!isAwake || !wantsMotion || isHeld || !movesByItself) return;
    const timer = setInterval(() => {
      const element = row.current;
      if (!element || document.visibilityState === "hidden") return;
      element.scrollTo({ left: ((at + 1) % count) * element.clientWidth });
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [isAwake, wantsMotion, isHeld, movesByItself, at, count]);

  useEffect(() => {
    const element = row.current;
    const onClick = ({ target }: Event) => {
      const way = target instanceof Element ? target.closest("a") : null;
      const id = way?.closest("[data-banner]")?.getAttribute("data-banner");
      if (id) noteClick(id);
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.label}
      className={styles.carousel}
      data-awake={isAwake || undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <ul
        ref={row}
        className={styles.row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(clientWidth ? Math.round(scrollLeft / clientWidth) : 0)
        }
      >
        {slides.map(({ id, content }, place) => (
          <li
            key={id}
            aria-label={words.places[place]}
            className={styles.slide}
            // Links of a hidden slide are not focusable, either.
            inert={place !== at}
            data-banner={id || undefined}
          >
            {content}
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles.bar} data-on-navy="">
          <button type="button" aria-label={words.previous} onClick={() => show(at - 1)}>
            <Icon name="back" size={20} />
          </button>
          <span className={styles.place} aria-live={isHeld ? "polite" : "off"}>
            {words.places[at]}
          </span>
          <button type="button" aria-label={words.next} onClick={() => show(at + 1)}>
            <Icon name="forward" size={20} />
          </button>
          {movesByItself ? (
            <button
              type="button"
              aria-label={wantsMotion ? words.pause : words.play}
              onClick={() => setWantsMotion(!wantsMotion)}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="currentColor">
                <path d={wantsMotion ? "M5 4h3v12H5zM12 4h3v12h-3z" : "M6 4v12l10-6z"} />
              </svg>
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** True from the first touch or key on. */
function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    const wake = () => setIsAwake(true);
    const signs = ["pointerdown", "keydown", "wheel", "touchstart"];
    for (const sign of signs) addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return isAwake;
}

/** False with reduced motion: then nothing moves by itself, and no pause button is shown. */
function useMotion(): boolean {
  const [isWanted, setWanted] = useState(true);
  useEffect(() => setWanted(!matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  return isWanted;
}

/**
 * A cookie for the server, which shows next time the slides that were not followed yet. Removed at logout
 * (decision 6).
 */
function noteClick(id: string): void {
  Cookies.set(BANNER_CLICK, withBannerClick(Cookies.get(BANNER_CLICK), id), {
    expires: CLICK_KEPT_DAYS,
    sameSite: "lax",
    secure: location.protocol === "https:",
  });
}
