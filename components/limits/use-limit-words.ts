import { useLateWords } from "@/components/ui/use-late-words";
import { type LimitWords, limitWords } from "@/lib/i18n/limit-words";

/** The words of limits where a page did not bring them; null until they are here. */
export const useLimitWords = (): LimitWords | null => useLateWords(limitWords);
