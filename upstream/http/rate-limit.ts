/** Rate limiters ahead of costly work; in memory, because they protect this process. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Fault } from "@/lib/contract/fault";
import { addressBlock } from "@/lib/domain/address-block";

const createLimiters = (mostActs: number) => ({
  /** Login attempts per address: enough for a household or an office behind one address */
  login: new RateLimiterMemory({ points: 120, duration: 60 }),
  signup: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Login codes exchanged per address */
  loginCode: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Device identifications per address; each device makes one in six hours */
  visitor: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Invitation clicks per address */
  click: new RateLimiterMemory({ points: 30, duration: 60 }),
  /** Witness paths requested per address: three per page and round, and an office has many pages */
  witnessPath: new RateLimiterMemory({ points: 600, duration: 60 }),
  /** Public receipts read per address: a person checks a few, a search for codes would need many */
  receipt: new RateLimiterMemory({ points: 30, duration: 60 }),
  /** How often one address may be told that a name or a number is taken (decision 34) */
  taken: new RateLimiterMemory({ points: 5, duration: 3600 }),
  /** Captcha tokens per address that are sent for verification */
  captcha: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** One-time codes requested per address: mobile networks put many people behind one */
  otp: new RateLimiterMemory({ points: 60, duration: 600 }),
  /** One-time codes tried per address, right or wrong */
  otpTry: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Push tokens registered per member; a page sends its token only when it is new */
  pushToken: new RateLimiterMemory({ points: 30, duration: 3600 }),
  /** Games opened per member; each inserts a row */
  gameLaunch: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Plays per seat at a demo game: each is stored before it is known to be paid */
  demoPlay: new RateLimiterMemory({ points: 120, duration: 60 }),
  /** Data exports per member */
  export: new RateLimiterMemory({ points: 6, duration: 3600 }),
  /** Requests for an exact deposit amount per address (decision 47) */
  deposit: new RateLimiterMemory({ points: 60, duration: 3600 }),
  /** Money actions per member (slips, shots, deposits and the like), far above what a person does by hand */
  act: new RateLimiterMemory({ points: mostActs, duration: 60 }),
  /** Picture uploads per member: each is decoded */
  upload: new RateLimiterMemory({ points: 10, duration: 60 }),
  /** Attempts to bind a bank account per member */
  bankAccount: new RateLimiterMemory({ points: 20, duration: 3600 }),
});

/** Default of the environment: money actions per member and minute. */
export const MEMBER_ACTS_PER_MINUTE = 120;

let limiters = createLimiters(MEMBER_ACTS_PER_MINUTE);
type LimiterName = keyof typeof limiters;

/** Resets all counts when a service starts, also in a process that ran another one before. */
export function resetLimiters(mostActs = MEMBER_ACTS_PER_MINUTE): void {
  limiters = createLimiters(mostActs);
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
