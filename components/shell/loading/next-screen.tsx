"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { LOADING_BAR_MS, LOADING_BAR_THROTTLE_MS } from "@/lib/domain/site/constants";
import { withoutPrefix } from "@/lib/i18n/tags";
import { onNavigationStart } from "./navigation-start";
import { type ScreenShape, shapeOf } from "./screen-shape";
import type { ScreenSkeletonProps } from "./screen-skeleton";

interface Coming {
  /** The page that is being left. */
  from: string;
  shape: ScreenShape;
  /** Where the top bar ends, in px. */
  top: number;
  Skeleton: ComponentType<ScreenSkeletonProps>;
}

/** Loaded with the first navigation. */
const loadSkeleton = () => import("./screen-skeleton").then((module) => module.ScreenSkeleton);

/**
 * The outline of the page that was asked for, over the page that is being left, until the server has answered. It is
 * made in the browser and not by a `Suspense` boundary of the page: an answer that has begun can no longer have
 * the status of what follows, and lists under it keep their measures and their scroll position.
 */
export function NextScreen() {
  const pathname = usePathname();
  const here = useRef(pathname);
  const stop = useRef(() => {});
  const [coming, setComing] = useState<Coming | null>(null);

  useEffect(() => {
    here.current = pathname;
    stop.current();
    setComing(null);
  }, [pathname]);

  useEffect(() => {
    const end = () => {
      stop.current();
      setComing(null);
    };
    const stopListening = onNavigationStart((to) => {
      end();
      if (to.pathname !== here.current) stop.current = announce(to.pathname, here.current, setComing);
    });
    // The router writes the address with every answer, also with one that leads back to this page.
    window.navigation?.addEventListener("currententrychange", end);
    return () => {
      stopListening();
      window.navigation?.removeEventListener("currententrychange", end);
      stop.current();
    };
  }, []);

  if (coming?.from !== pathname) return null;
  return <coming.Skeleton shape={coming.shape} top={coming.top} />;
}

/** Shows the outline after the throttle, and no longer than the bar runs; returns the function that ends it earlier. */
function announce(to: string, from: string, show: (coming: Coming | null) => void): () => void {
  const loading = loadSkeleton().catch(() => null);
  let isOver = false;
  const starting = setTimeout(async () => {
    const Skeleton = await loading;
    if (isOver || !Skeleton) return;
    const bar = document.querySelector("header[data-shell]");
    const top = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0);
    show({ from, shape: shapeOf(withoutPrefix(to)), top, Skeleton });
  }, LOADING_BAR_THROTTLE_MS);
  const givingUp = setTimeout(() => show(null), LOADING_BAR_THROTTLE_MS + LOADING_BAR_MS);
  return () => {
    isOver = true;
    clearTimeout(starting);
    clearTimeout(givingUp);
  };
}
