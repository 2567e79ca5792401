"use client";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * True from before the browser lays out the print until afterwards. A preview by the medium alone, as of developers'
 * tools and of some browsers, sends no event of printing.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const paper = globalThis.matchMedia?.("print");
    const follow = () => (paper.matches ? begin() : end());
    if (paper?.matches) setPrinting(true);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    paper?.addEventListener("change", follow);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      paper?.removeEventListener("change", follow);
    };
  }, []);
  return isPrinting;
}
