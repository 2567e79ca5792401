"use client";
import { useEffect } from "react";

/** Opens the folds around the part that the address names (#): a soft navigation leaves them closed. */
export function OpenAsked() {
  useEffect(() => {
    const open = () => {
      const asked = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      let fold = asked?.closest("details");
      if (!asked || !fold) return;
      while (fold) {
        fold.open = true;
        fold = fold.parentElement?.closest("details");
      }
      asked.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return null;
}
