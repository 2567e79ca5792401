/** Rate limiters ahead of costly work: over all processes by Redis, or in the memory of this one. */
import type { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { Fault } from "@/lib/contract/fault";
import { addressBlock } from "@/lib/kernel/address-block";

interface Limit {
  points: number;
  /** Seconds */
  duration: number;
}

type Maker = (name: string, limit: Limit) => RateLimiterAbstract;

/** Counts of this process. */
const inMemory: Maker = (_name, limit) => new RateLimiterMemory(limit);

/** Counts over all processes; each goes on with its own while Redis does not answer. */
const inRedis =
  (redis: Redis, site: string): Maker =>
  (name, limit) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${site}:limit:${name}`,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(limit),
      ...limit,
    });

const createLimiters = (mostActs: number, of: Maker) => ({
  /** Login attempts per address: enough for a household or an office behind one address */
  login: of("login", { points: 120, duration: 60 }),
  signup: of("signup", { points: 60, duration: 60 }),
  /** Login codes exchanged per address */
  loginCode: of("loginCode", { points: 60, duration: 60 }),
  /** Device identifications per address; each device makes one in six hours */
  visitor: of("visitor", { points: 60, duration: 60 }),
  /** Invitation clicks per address */
  click: of("click", { points: 30, duration: 60 }),
  /** Witness paths requested per address: three per page and round, and an office has many pages */
  witnessPath: of("witnessPath", { points: 600, duration: 60 }),
  /** Public receipts read per address: a person checks a few, a search for codes would need many */
  receipt: of("receipt", { points: 30, duration: 60 }),
  /** How often one address may be told that a name or a number is taken (decision 34) */
  taken: of("taken", { points: 5, duration: 3600 }),
  /** Captcha tokens per address that are sent for verification */
  captcha: of("captcha", { points: 60, duration: 60 }),
  /** One-time codes requested per address: mobile networks put many people behind one */
  otp: of("otp", { points: 60, duration: 600 }),
  /** One-time codes tried per address, right or wrong */
  otpTry: of("otpTry", { points: 60, duration: 60 }),
  /** Push tokens registered per member; a page sends its token only when it is new */
  pushToken: of("pushToken", { points: 30, duration: 3600 }),
  /** Games opened per member; each inserts a row */
  gameLaunch: of("gameLaunch", { points: 60, duration: 60 }),
  /** Plays per seat at a demo game: each is stored before it is known to be paid */
  demoPlay: of("demoPlay", { points: 120, duration: 60 }),
  /** Data exports per member */
  export: of("export", { points: 6, duration: 3600 }),
  /** Requests for an exact deposit amount per address (decision 47) */
  deposit: of("deposit", { points: 60, duration: 3600 }),
  /** Money actions per member (slips, shots, deposits and the like), far above what a person does by hand */
  act: of("act", { points: mostActs, duration: 60 }),
  /** Picture uploads per member: each is decoded */
  upload: of("upload", { points: 10, duration: 60 }),
  /** Messages to the staff per member */
  ticket: of("ticket", { points: 20, duration: 3600 }),
  /** Attempts to bind a bank account per member */
  bankAccount: of("bankAccount", { points: 20, duration: 3600 }),
});

/** Default of the environment: money actions per member and minute. */
const MEMBER_ACTS_PER_MINUTE = 120;

let limiters = createLimiters(MEMBER_ACTS_PER_MINUTE, inMemory);
type LimiterName = keyof typeof limiters;

/**
 * Resets this process's counts when a service starts, also in a process that ran another one before.
 * @param shared where all processes of a site count together, and the prefix of its names there
 */
export function resetLimiters(
  mostActs = MEMBER_ACTS_PER_MINUTE,
  shared: { redis: Redis; site: string } | null = null,
): void {
  limiters = createLimiters(mostActs, shared ? inRedis(shared.redis, shared.site) : inMemory);
}

/**
 * Counts one use by an address or another key. A whole /64 of IPv6 is one address. Throws `rate-limited` with the
 * seconds to wait.
 */
export async function consumeLimit(brake: LimiterName, address: string): Promise<void> {
  try {
    await limiters[brake].consume(addressBlock(address));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw limited(refusal);
  }
}

/** Throws `rate-limited` where nothing is left, without counting. */
export async function checkLimit(brake: LimiterName, address: string): Promise<void> {
  const used = await limiters[brake].get(addressBlock(address));
  if (used && used.consumedPoints >= limiters[brake].points) throw limited(used);
}

/** Counts a use that has happened, over the limit or not. */
export async function countUse(brake: LimiterName, address: string): Promise<void> {
  await limiters[brake].penalty(addressBlock(address));
}

const limited = ({ msBeforeNext }: RateLimiterRes) =>
  new Fault("rate-limited", { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) });
