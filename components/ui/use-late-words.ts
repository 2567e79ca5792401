import { useEffect, useState } from "react";
import { useLocale } from "@/lib/i18n/navigation";
import type { Locale } from "@/lib/i18n/tags";

/** Words that a page did not bring; null until they are here. `load` stands outside the component. */
export function useLateWords<Words>(load: (locale: Locale) => Promise<Words | null>): Words | null {
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
