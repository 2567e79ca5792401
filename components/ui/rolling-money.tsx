"use client";
import { useLayoutEffect, useRef } from "react";
import { type Satang, satang } from "@/lib/domain/money/money";
import { Money, type MoneyProps, moneyText } from "./money";
import styles from "./rolling-money.module.css";

/** Duration of the roll from one amount to the next, ms. */
const ROLLS_MS = 400;

interface RollingMoneyProps extends MoneyProps {
  amount: Satang;
  /** The amount that the first one shown rolls from; without it the first one is simply there. */
  from?: Satang;
}

/**
 * An amount whose figures roll when it changes. The text is the final amount all the while, so that a screen reader
 * hears it once and nothing moves; nothing rolls under reduced motion.
 */
export function RollingMoney({ from, ...money }: RollingMoneyProps) {
  const { amount, isSigned, isOutcome } = money;
  const isWithSign = Boolean(isSigned || isOutcome);
  const place = useRef<HTMLSpanElement>(null);
  const shown = useRef<number>(from ?? amount);
  useLayoutEffect(() => {
    const figures = place.current;
    if (!figures) return;
    return roll(shown.current, amount, (now) => {
      shown.current = now;
      if (now === amount) delete figures.dataset.shown;
      else figures.dataset.shown = moneyText(satang(now), isWithSign);
    });
  }, [amount, isWithSign]);
  return (
    <span ref={place} className={styles.rolling}>
      <Money {...money} />
    </span>
  );
}

/** Shows the amounts between two of them, fast first, one a frame; the function returned stops it. */
function roll(from: number, to: number, show: (now: number) => void): () => void {
  const begunAtMs = performance.now();
  let frame = 0;
  const next = (atMs: number) => {
    const left = 1 - Math.min(1, Math.max(0, atMs - begunAtMs) / ROLLS_MS);
    show(left === 0 ? to : Math.round(to - (to - from) * left ** 3));
    if (left > 0) frame = requestAnimationFrame(next);
  };
  if (from === to || document.hidden || prefersLessMotion()) show(to);
  else next(begunAtMs);
  return () => cancelAnimationFrame(frame);
}

const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
