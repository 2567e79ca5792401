import { useMessages } from "next-intl";
import { knownWord } from "@/lib/i18n/known-word";

/** The message of a void's, pause's or change's reason code; an operator's own text stays unchanged. */
export function useReason(): (reason: string) => string {
  const { market } = useMessages();
  return (reason) => knownWord(market?.reasons ?? {}, reason);
}
