import { type FaultCode, isFault } from "@/lib/contract/fault";

/** An answer, or the code of the refusal. */
export type Answered<Reply> = { reply: Reply; code: null } | { reply: null; code: FaultCode };

/** Waits for an upstream's answer. Anything that is not a Fault goes on. */
export async function answered<Reply>(asked: Promise<Reply>): Promise<Answered<Reply>> {
  try {
    return { reply: await asked, code: null };
  } catch (error) {
    if (isFault(error)) return { reply: null, code: error.code };
    throw error;
  }
}

/** Whether the upstream does not have the call: it says so by 501, or knows no such address. */
export const isLacking = (code: FaultCode): boolean => code === "not-offered" || code === "not-found";
