"use client";
import { lazyPart } from "@/components/error/lazy-part";
import { useTerms } from "@/stores/member/terms";
import type { TermsAgainWords } from "./terms-again";

const TermsAgain = lazyPart(() => import("./terms-again"));

/** Shows new terms to a member who accepted older ones. */
export function TermsGate({ words }: { words: TermsAgainWords }) {
  const isAccepted = useTerms((terms) => terms.isAccepted);
  return isAccepted ? null : <TermsAgain words={words} />;
}
