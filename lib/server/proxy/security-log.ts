/**
 * Security events of the web process: one line of JSON each, like the upstream's. Tokens and forms are never
 * logged.
 */
import type { FaultCode } from "@/lib/contract/fault";
import { createFloodCap } from "@/lib/domain/access/minute-counter";
import { addressBlock } from "@/lib/kernel/address-block";
import { env, type WebEnv } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";

export type WebSecurityEvent = "csrf-refused" | "input-refused" | "rate-limited" | "host-refused";

export interface WebSecurityFacts {
  address: string;
  /** The call or page, as `users.login`. */
  call: string;
  code: FaultCode;
}

/** Lines of one event from one address per minute; the last one says that the rest is left out. */
const MOST_LINES_A_MINUTE = 30;
/** pino's number for `info`, as in the upstream's lines. */
const INFO = 30;
/** Values of LOG_LEVEL that include lines at level info. */
const loggedLevels: readonly WebEnv["LOG_LEVEL"][] = ["info", "debug", "trace"];

/** @param write writes the line; injected by tests */
export function logSecurity(
  event: WebSecurityEvent,
  facts: WebSecurityFacts,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): void {
  if (!loggedLevels.includes(env().LOG_LEVEL)) return;
  const nowMs = Date.now();
  const cap = perProcess("security-log-cap", createFloodCap);
  const count = cap.count(`${event} ${addressBlock(facts.address)}`, nowMs);
  if (count > MOST_LINES_A_MINUTE) return;
  const rest = count === MOST_LINES_A_MINUTE ? { leavesOutRest: true } : {};
  const line = {
    level: INFO,
    time: nowMs,
    service: "web",
    event,
    ...facts,
    ...rest,
    msg: "security event",
  };
  write(`${JSON.stringify(line)}\n`);
}
