import type { ProfileWords } from "@/components/profile/profile-words";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { type FaultCode, isFault } from "@/lib/contract/fault";

/** An answer, or the code of the refusal. Anything that is not a Fault goes on. */
export async function answered<Reply>(
  asked: Promise<Reply>,
): Promise<{ reply: Reply; code: null } | { reply: null; code: FaultCode }> {
  try {
    return { reply: await asked, code: null };
  } catch (error) {
    if (isFault(error)) return { reply: null, code: error.code };
    throw error;
  }
}

/** In place of what an upstream did not answer: a service may lack these calls, and says so by its refusal. */
export function Missing({ code, href, words }: { code: FaultCode; href: string; words: ProfileWords }) {
  const isLacking = code === "not-offered" || code === "not-found";
  return isLacking ? (
    <EmptyState icon="info" title={words.notOffered} text={words.notOfferedText} />
  ) : (
    <ErrorState title={words.failed} text={words.failedText} action={{ href, label: words.again }} />
  );
}
