import { useEffect, useRef } from "react";

/**
 * Where what had the focus is gone with its page, the next page's content takes it: the router would leave it at the top
 * of the document, before all bars. A page that focuses a part of itself has done so by then.
 */
export function usePageFocus(pathname: string | null): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const isLost = document.activeElement === document.body;
    if (isLost) document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}
