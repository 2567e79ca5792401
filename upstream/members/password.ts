import { hash, verify } from "@node-rs/argon2";

/** argon2id as OWASP's second profile: 19 MiB, two passes, one lane; about 35 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes at a time; more would only push the others' latency up on two cores. */
const LANES = 2;
/** Compared with when there is no such user, so that a known name takes no longer than an unknown one. */
const nobodysHash = hash("nobody's password", COST);

let busy = 0;
const waiting: (() => void)[] = [];

export async function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password, COST));
}

/** True when the password belongs to the hash; without a hash it takes as long and is false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await inLane(() => verify(against, password));
  return matches && passwordHash !== undefined;
}

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= LANES) await new Promise<void>((resume) => waiting.push(resume));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}
