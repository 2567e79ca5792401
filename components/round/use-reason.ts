import { useMessages } from "next-intl";
import { knownWord } from "@/lib/i18n/known-word";

/** Puts the reason of a void, a pause or other times into words; an operator's own sentence stays as it is. */
export function useReason(): (reason: string) => string {
  const { market } = useMessages();
  return (reason) => knownWord(market?.reasons ?? {}, reason);
}
