"use client";
import { lazy, Suspense } from "react";
import { useBets } from "@/stores/bets";
import styles from "./picked-strip.module.css";

const PickedNumbers = lazy(() => import("./picked-numbers"));

/**
 * The place of the numbers picked so far, between options and keypad. It has its height from the start, so that the
 * keys stay under the thumb when the first number comes; the list is loaded with that number.
 */
export function PickedStrip() {
  const isEmpty = useBets((slip) => slip.lines.length === 0);
  return (
    <div className={styles.strip}>
      {isEmpty ? null : (
        <Suspense fallback={null}>
          <PickedNumbers />
        </Suspense>
      )}
    </div>
  );
}
