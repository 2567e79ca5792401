"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from "@/lib/domain/constants";
import styles from "./progress-bar.module.css";

/** The library advances the bar by random steps from 8 % to 99.4 %; this many on average. */
const steps = 92;

/** True for a plain click on a link that the router will follow to another page of this site. */
export function leadsElsewhere(
  event: MouseEvent,
  here: Pick<Location, "href" | "origin" | "pathname" | "search">,
): boolean {
  if (event.defaultPrevented && !(event.target instanceof Element)) return false;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== "_self")) return false;
  // A download does not leave the page.
  if (link.hasAttribute("download")) return false;
  const to = new URL(link.href, here.href);
  return to.origin === here.origin && to.pathname + to.search !== here.pathname + here.search;
}

/** The bar's own code, loaded with the first click that leads elsewhere. */
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

/** The green line at the top while the next page is loading. */
export function ProgressBar() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const place = `${pathname}?${search}`;

  const end = useRef(() => {});
  const lastPlace = useRef(place);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!leadsElsewhere(event, location)) return;
      end.current();
      end.current = runBar();
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);

  useEffect(() => {
    if (lastPlace.current !== place) end.current();
    lastPlace.current = place;
  }, [place]);
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
