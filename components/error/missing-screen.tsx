"use client";
import { ButtonLink } from "@/components/ui/controls/button";
import { ErrorState } from "@/components/ui/notices/error-state";
import { useLocale } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/tags";
import { useFailedWords } from "./failed-words";

/**
 * The route exists but the requested thing does not. Every page's payload carries this screen in case its route
 * needs it: as a client component it is one reference there.
 */
export function MissingScreen() {
  const words = useFailedWords();
  const locale = useLocale();
  return (
    <main id="content">
      <ErrorState title={words.notFound} text={words.notFoundText}>
        <ButtonLink look="gold" isHard href={localePath(locale, "/")}>
          {words.home}
        </ButtonLink>
      </ErrorState>
    </main>
  );
}
