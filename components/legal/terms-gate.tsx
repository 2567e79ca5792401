"use client";
import { LazyPart, partCode } from "@/components/error/lazy-part";
import { useTerms } from "@/stores/terms";
import type { TermsAgainWords } from "./terms-again";

const termsAgain = partCode(() => import("./terms-again"));

/** Where new terms are asked of a member who accepted older ones. */
export function TermsGate({ words }: { words: TermsAgainWords }) {
  const isAccepted = useTerms((terms) => terms.isAccepted);
  return isAccepted ? null : <LazyPart code={termsAgain} with={{ words }} />;
}
