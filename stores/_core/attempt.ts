import { isObject } from "./browser-storage";

/** One attempt to submit: its idempotency key and a fingerprint of the content. */
export interface Attempt {
  key: string;
  print: string;
  /** Epoch ms on this device; absent until the member confirms. */
  sentAtMs?: number;
}

export function isAttempt(value: unknown): value is Attempt {
  return isObject(value) && typeof value.key === "string" && typeof value.print === "string";
}
