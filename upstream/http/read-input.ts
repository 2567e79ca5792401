/** Parses a request by the contract: its parts by their schemas, and its idempotency key. */
import type { z } from "zod";
import type { Endpoint } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { CURRENCY_MALFORMED } from "@/lib/contract/values";

const KEY = /^[A-Za-z0-9_-]{16,64}$/;

/** Parses one part of a request. Throws `invalid-input` with the place and the reason, `currency-malformed`. */
export function parse(shape: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (!shape) return undefined;
  const read = shape.safeParse(value ?? {});
  if (read.success) return read.data;
  if (read.error.issues.some(({ message }) => message === CURRENCY_MALFORMED)) {
    throw new Fault("currency-malformed");
  }
  const issues = read.error.issues.slice(0, 50).map((issue) => ({
    path: [place, ...issue.path].join("."),
    // A domain rule sets the fault code itself.
    code: issue.code === "custom" ? issue.message : issue.code,
  }));
  throw new Fault("invalid-input", { issues });
}

/** The idempotency key of a call that takes one, "" for any other. Throws `idempotency-key-missing`. */
export function keyOf(entry: Endpoint, key: string | undefined): string {
  if (!entry.idempotent) return "";
  if (!key || !KEY.test(key)) throw new Fault("idempotency-key-missing");
  return key;
}
