import { useEffect, useState } from "react";
import { type LimitWords, limitWords } from "@/lib/i18n/limit-words";
import { useLocale } from "@/lib/i18n/navigation";

/** The words of limits where a page did not bring them; null until they are here. */
export function useLimitWords(): LimitWords | null {
  const locale = useLocale();
  const [words, setWords] = useState<LimitWords | null>(null);
  useEffect(() => {
    let isOver = false;
    void limitWords(locale).then((loaded) => !isOver && setWords(loaded));
    return () => {
      isOver = true;
    };
  }, [locale]);
  return words;
}
