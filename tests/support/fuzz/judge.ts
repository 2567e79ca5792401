import { z } from "zod";
import type { Endpoint } from "@/lib/contract/endpoint";
import { faultStatus, isFaultCode } from "@/lib/contract/fault";
import { readFault } from "@/lib/contract/fault-details";
import { refusalsOf } from "@/lib/contract/refusals";
import type { Role } from "./world";

/** Who sends a call, and whether the contract lets them. */
export interface Sender {
  role: Role;
  isAllowed: boolean;
}

export interface Heard {
  status: number;
  /** The whole answer, unparsed. */
  text: string;
}

const told = z.object({ data: z.unknown() });
/** What shows the inside of the service. */
const insides =
  /node_modules|\/upstream\/|\bat [\w.]+ \(|password_?hash|\$argon2|postgres:\/\/|\bSELECT\b.*\bFROM\b|PGlite|drizzle/i;

/**
 * What is wrong with an answer by the contract; null: nothing.
 * @param marks what is another member's alone, and was not sent by this one
 */
export function wrongWith(
  entry: Endpoint,
  { role, isAllowed }: Sender,
  { status, text }: Heard,
  marks: readonly string[],
): string | null {
  const body = parsed(text);
  if (body === undefined) return `${status} is not JSON`;
  const mark = role === "operator" ? undefined : marks.find((each) => text.includes(each));
  if (mark) return `${status} tells "${mark}" of another member`;
  const inside = insides.exec(text);
  if (inside) return `${status} tells "${inside[0]}"`;
  if (status === 200) {
    if (!isAllowed) return "200 to somebody who may not";
    const wrapped = told.safeParse(body);
    const reply = wrapped.success ? entry.reply.safeParse(wrapped.data.data) : null;
    return reply?.success ? null : `a reply outside the contract: ${text.slice(0, 300)}`;
  }
  const { code, details } = body as { code?: unknown; details?: unknown };
  if (!isFaultCode(code)) return `${status} without a code: ${text.slice(0, 200)}`;
  if (faultStatus[code] !== status) return `${code} with ${status}`;
  if (status >= 500 && !entry.faults.includes(code)) return `${status} ${code}`;
  if (!refusalsOf(entry).includes(code)) return `${code} is not promised by the call`;
  if (details !== undefined && readFault(body).details === undefined)
    return `details of ${code} outside the contract: ${JSON.stringify(details).slice(0, 200)}`;
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
