import { useEffect, useRef } from "react";

/** What Back closes, the top one last. */
const layers: { close: () => void }[] = [];

function onNavigate(event: NavigateEvent) {
  const here = browserNavigation()?.currentEntry?.index ?? 0;
  const isBack = event.navigationType === "traverse" && event.destination.index < here;
  // The page's own moves close nothing, and a second Back without a touch between them can't be stopped: nobody is
  // held on a page.
  if (!isBack || !event.userInitiated || !event.cancelable) return;
  event.preventDefault();
  layers.at(-1)?.close();
}

/** It asks before it moves through its history; not every browser has it. */
const browserNavigation = (): Navigation | undefined => window.navigation;

/**
 * Back closes what lies over the page before it leaves the page, the top layer first. Nothing is put into the
 * history for it: an entry of its own would be left behind by every link in a sheet. Where the browser does not ask
 * beforehand, Back leaves the page as it always did.
 */
export function useBackCloses(close: (() => void) | null): void {
  const latest = useRef(close);
  latest.current = close;
  const isOn = close !== null;
  useEffect(() => {
    const navigation = browserNavigation();
    if (!isOn || !navigation) return;
    const layer = { close: () => latest.current?.() };
    if (layers.push(layer) === 1) navigation.addEventListener("navigate", onNavigate);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) navigation.removeEventListener("navigate", onNavigate);
    };
  }, [isOn]);
}
