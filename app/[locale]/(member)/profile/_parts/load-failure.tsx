import type { ProfileWords } from "@/components/profile/profile-words";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import type { FaultCode } from "@/lib/contract/fault";
import { isUnimplemented } from "@/lib/server/ask/answered";

/** Replaces what could not be loaded; an upstream without the call answers with a fault of its own. */
export function LoadFailure({ code, href, words }: { code: FaultCode; href: string; words: ProfileWords }) {
  return isUnimplemented(code) ? (
    <EmptyState icon="info" title={words.notOffered} text={words.notOfferedText} />
  ) : (
    <ErrorState title={words.failed} text={words.failedText} action={{ href, label: words.again }} />
  );
}
