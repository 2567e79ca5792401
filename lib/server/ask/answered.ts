import { type FaultCode, isFault } from "@/lib/contract/fault";

/** A reply, or the code of the refusal. */
export type Answered<Reply> = { reply: Reply; code: null } | { reply: null; code: FaultCode };

/** Waits for an upstream's reply and catches its refusal. Errors other than a Fault are rethrown. */
export async function answered<Reply>(asked: Promise<Reply>): Promise<Answered<Reply>> {
  try {
    return { reply: await asked, code: null };
  } catch (error) {
    if (isFault(error)) return { reply: null, code: error.code };
    throw error;
  }
}

/** Whether the upstream does not implement the call: 501, or 404 for its address. */
export const isUnimplemented = (code: FaultCode): boolean => code === "not-offered" || code === "not-found";

/**
 * The reply, or why there is none to read: the upstream lacks the call, or answers it with something else. A page says so
 * in the reply's place. Every other error is rethrown, for the error page.
 */
export async function legible<Reply>(asked: Promise<Reply>): Promise<Answered<Reply>> {
  try {
    return { reply: await asked, code: null };
  } catch (error) {
    if (isFault(error, "not-offered") || isFault(error, "upstream-garbled"))
      return { reply: null, code: error.code };
    throw error;
  }
}
