import { useState } from "react";
import { newIdempotencyKey } from "@/lib/client/calls/idempotency-key";

/** One idempotency key for as long as a form is open: sent again after a lost answer, its action happens once. */
export function useActKey(): string {
  const [key] = useState(newIdempotencyKey);
  return key;
}
