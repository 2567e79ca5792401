/**
 * The start of a navigation inside the site. It is an event of the window, because Next bundles the file that is told of
 * it apart from the pages.
 */
const NAVIGATION_START = "navigation-start";

/** Called by Next's router, before it fetches the page at `href`. */
export function startNavigation(href: string): void {
  window.dispatchEvent(new CustomEvent(NAVIGATION_START, { detail: href }));
}

/** Hears of each navigation until the returned function is called. */
export function onNavigationStart(listener: (to: URL) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent) listener(new URL(String(event.detail), location.href));
  };
  window.addEventListener(NAVIGATION_START, hear);
  return () => window.removeEventListener(NAVIGATION_START, hear);
}
