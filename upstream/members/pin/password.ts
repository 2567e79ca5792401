import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { Fault } from "@/lib/contract/fault";

/** argon2id as OWASP's second profile: 19 MiB, two passes, one lane; about 35 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Concurrent hashes; more would only raise the latency of other calls on two cores. */
const LANES = 2;
/** Maximum queue of hashes; further ones are refused with `busy`. */
const MOST_WAITING = 16;
const BUSY_SECONDS = 1;

/**
 * Hash of a password that nobody knows. Compared with for unknown users, so that a known name takes no longer than
 * an unknown one; also stored for members who have set no PIN yet.
 */
const nobodysHash = hash(randomBytes(48).toString("base64url"), COST);
export const unknownPasswordHash = (): Promise<string> => nobodysHash;

let busy = 0;
const waiting: (() => void)[] = [];

/** A password that was compared outside of every transaction, and the hash that it was compared with. */
export interface ComparedPassword {
  isRight: boolean;
  /** Absent: there was nothing to compare with */
  passwordHash: string | undefined;
}

/** For attempts that are not compared, such as a guess at a locked name. */
export const notCompared: ComparedPassword = { isRight: false, passwordHash: undefined };

/** The hash to store. Slow: never inside a transaction. Throws `busy` where too many wait. */
export async function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password, COST));
}

/**
 * Compares a password with a hash, or with a hash that nothing matches where there is none, which takes as long.
 * Slow: never inside a transaction, which then has to find the same hash again. Throws `busy`.
 */
export async function comparePassword(
  password: string,
  passwordHash: string | undefined,
): Promise<ComparedPassword> {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await inLane(() => verify(against, password));
  return { isRight: matches && passwordHash !== undefined, passwordHash };
}

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy < LANES) busy += 1;
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resume) => waiting.push(resume));
  else throw new Fault("busy", { retryAfterSeconds: BUSY_SECONDS });
  try {
    return await work();
  } finally {
    // The slot goes directly to the next in the queue, so that no later caller can take it.
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
