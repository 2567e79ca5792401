import { useEffect, useState } from "react";
import { useLocale } from "@/lib/i18n/navigation";
import type { Locale } from "@/lib/i18n/tags";

/** Messages that the page did not include; null until they are loaded. `load` is defined outside the component. */
export function useLazyMessages<Words>(load: (locale: Locale) => Promise<Words | null>): Words | null {
  const locale = useLocale();
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let isOver = false;
    void load(locale).then((loaded) => !isOver && setWords(loaded));
    return () => {
      isOver = true;
    };
  }, [locale, load]);
  return words;
}
