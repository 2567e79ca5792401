/**
 * A page knows a member only where the gate has let its request through. The gate says so by a header with a word of
 * this process, which renders the page as well; any other page is a guest's, whatever cookies came with it.
 */
import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { perProcess } from "@/lib/server/config/per-process";

const GATE_HEADER = "x-gate-pass";
/** What the gate has read of the member; see `handed-shell`. */
export const SHELL_HEADER = "x-page-shell";
const word = () => perProcess("gate-word", () => randomBytes(24).toString("hex"));

/** What the gate writes for the page alone. */
const ofTheGate = [
  ...[GATE_HEADER, SHELL_HEADER],
  ...["x-page", "x-page-csrf", "x-page-language", "x-page-path", "x-nonce"],
] as const;

/** Drops what a visitor has written there, before anything reads the request. */
export function dropGateHeaders(headers: IncomingHttpHeaders): void {
  for (const name of ofTheGate) delete headers[name];
}

/** Set on a request that the gate lets through to its page. */
export const passGate = (headers: Headers): void => headers.set(GATE_HEADER, word());

export const hasPassedGate = (headers: Headers): boolean => headers.get(GATE_HEADER) === word();
