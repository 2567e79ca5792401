import { isObject } from "./browser-storage";

/** One try to send: its idempotency key and the content it stands for. */
export interface Attempt {
  key: string;
  print: string;
  /** Epoch ms on this device; absent while the member has not confirmed yet. */
  sentAtMs?: number;
}

export function isAttempt(value: unknown): value is Attempt {
  return isObject(value) && typeof value.key === "string" && typeof value.print === "string";
}
