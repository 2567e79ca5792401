import { useLazyMessages } from "@/components/ui/hooks/use-lazy-messages";
import { type LimitWords, limitWords } from "@/lib/i18n/limit-words";

/** Messages of limits for pages that did not load them; null until they are loaded. */
export const useLimitWords = (): LimitWords | null => useLazyMessages(limitWords);
