/** Senders over the limit of refused input get a response before their next body is read (limits: lib/domain). */
import { Fault } from "@/lib/contract/fault";
import { isRefusedInput } from "@/lib/contract/refused-input";
import { createRefusedInput, type InputSender } from "@/lib/domain/access/refused-input";
import { env } from "@/lib/server/config/env";
import { perProcess } from "@/lib/server/config/per-process";
import { clientIp } from "@/lib/server/config/site";
import { arrivingCookies } from "@/lib/server/session/plain-cookies";
import { ACCESS_TOKEN } from "@/lib/server/session/session-cookie";
import { readToken } from "@/lib/server/session/token";

const counted = () => perProcess("refused-input", createRefusedInput);

/** @throws Fault `rate-limited` with the seconds to wait */
export async function refuseLimitedSender(from: Headers): Promise<void> {
  const address = clientIp(from);
  if (!counted().isSpent(address, Date.now())) return;
  const retryAfterSeconds = counted().waitSeconds(await senderOf(from, address), Date.now());
  if (retryAfterSeconds > 0) throw new Fault("rate-limited", { retryAfterSeconds });
}

/** Counts the refusal where the input was at fault. */
export async function countRefusal(from: Headers, fault: Fault): Promise<void> {
  if (isRefusedInput(fault.code)) counted().count(await senderOf(from, clientIp(from)), Date.now());
}

/** A token with an unverified signature identifies nobody: its sender is the address. */
async function senderOf(from: Headers, address: string): Promise<InputSender> {
  if (!env().TOKEN_SECRET) return { address, member: null };
  const { cookies } = await arrivingCookies(from);
  const reading = await readToken(cookies.get(ACCESS_TOKEN));
  return { address, member: reading.kind === "member" ? reading.uuid : null };
}
