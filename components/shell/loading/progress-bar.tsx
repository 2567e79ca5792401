"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from "@/lib/domain/site/constants";
import { onNavigationStart } from "./navigation-start";
import styles from "./progress-bar.module.css";

/** The library advances the bar by random steps from 8 % to 99.4 %; this many on average. */
const steps = 92;

/** The bar's own code, loaded with the first navigation. */
async function loadBar() {
  const { default: bar } = await import("nprogress");
  const stepMs = LOADING_BAR_MS / steps;
  return bar.configure({
    template: `<div class="${styles.bar}" data-progress=""></div>`,
    barSelector: "[data-progress]",
    showSpinner: false,
    speed: stepMs,
    trickleSpeed: stepMs,
  });
}

/** Pages differ by path and query; a fragment leads to the same page. */
const pageOf = (pathname: string, search: URLSearchParams) => `${pathname}?${search}`;

/** The green line at the top while the next page is loading. */
export function ProgressBar() {
  const page = pageOf(usePathname(), useSearchParams());
  const shown = useRef(page);
  const end = useRef(() => {});

  useEffect(() => {
    const stopListening = onNavigationStart(({ pathname, searchParams }) => {
      end.current();
      if (pageOf(pathname, searchParams) !== shown.current) end.current = runBar();
    });
    return () => {
      stopListening();
      end.current();
    };
  }, []);

  useEffect(() => {
    if (shown.current !== page) end.current();
    shown.current = page;
  }, [page]);
  return null;
}

/** Starts after the throttle, ends when the bar is full; returns the function that ends it earlier. */
function runBar(): () => void {
  const loading = loadBar().catch(() => null);
  let isOver = false;
  const starting = setTimeout(async () => {
    const bar = await loading;
    if (!isOver) bar?.start();
  }, LOADING_BAR_THROTTLE_MS);
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(starting);
    clearTimeout(givingUp);
    void loading.then((bar) => bar?.done());
  };
  const givingUp = setTimeout(end, LOADING_BAR_THROTTLE_MS + LOADING_BAR_MS);
  return end;
}
