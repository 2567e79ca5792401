/** Brakes that stand before anything costly; in memory, for they protect this process. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Fault } from "@/lib/contract/fault";
import { addressBlock } from "@/lib/domain/address-block";

const freshBrakes = (mostActs: number) => ({
  /** Attempts of one address: a household or an office behind one line stays under it */
  login: new RateLimiterMemory({ points: 120, duration: 60 }),
  signup: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Codes of hand-offs that one address brings */
  handOff: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Devices of one address that tell who they are; each does so once in six hours */
  visitor: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Invitations that one address follows */
  click: new RateLimiterMemory({ points: 30, duration: 60 }),
  /** Paths of witnesses that one address asks for: three a page and round, and an office has many pages */
  witnessPath: new RateLimiterMemory({ points: 600, duration: 60 }),
  /** How often one address may learn that a name or a number is taken (decision 34) */
  taken: new RateLimiterMemory({ points: 5, duration: 3600 }),
  /** Captcha answers of one address that are shown to whoever judges them */
  captcha: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** One-time codes that one address asks for: mobile networks put many people behind one */
  otp: new RateLimiterMemory({ points: 60, duration: 600 }),
  /** Codes that one address types, right or wrong */
  otpTry: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Devices that one member lets messages come to; a page tells its token when it is new */
  pushToken: new RateLimiterMemory({ points: 30, duration: 3600 }),
  /** Games that one member opens; each leaves a row behind */
  gameLaunch: new RateLimiterMemory({ points: 60, duration: 60 }),
  /** Plays of one seat at a demo game: each is written down before anybody asks whether it can be paid */
  demoPlay: new RateLimiterMemory({ points: 120, duration: 60 }),
  /** How often one member may take all his data away */
  export: new RateLimiterMemory({ points: 6, duration: 3600 }),
  /** Deposits for an exact amount that one address asks for (decision 47) */
  deposit: new RateLimiterMemory({ points: 60, duration: 3600 }),
  /** Acts of money of one member: slips, shots, deposits and the like; a person at work stays far below */
  act: new RateLimiterMemory({ points: mostActs, duration: 60 }),
  /** Pictures that one member sends: each is decoded */
  upload: new RateLimiterMemory({ points: 10, duration: 60 }),
  /** Bank accounts that one member may try to bind */
  bankAccount: new RateLimiterMemory({ points: 20, duration: 3600 }),
});

/** Acts of one member in a minute, where the environment says nothing. */
export const MEMBER_ACTS_PER_MINUTE = 120;

let brakes = freshBrakes(MEMBER_ACTS_PER_MINUTE);
type Brake = keyof typeof brakes;

/** A service begins with nothing counted, also where its process held another one before. */
export function releaseBrakes(mostActs = MEMBER_ACTS_PER_MINUTE): void {
  brakes = freshBrakes(mostActs);
}

/**
 * Counts one use of an address, or of whatever else the brake counts by. A whole /64 of IPv6 is one address here.
 * Throws `rate-limited` with the seconds to wait.
 */
export async function refuseFlood(brake: Brake, address: string): Promise<void> {
  try {
    await brakes[brake].consume(addressBlock(address));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw limited(refusal);
  }
}

/** Throws `rate-limited` where nothing is left, and counts nothing. */
export async function refuseSpent(brake: Brake, address: string): Promise<void> {
  const used = await brakes[brake].get(addressBlock(address));
  if (used && used.consumedPoints >= brakes[brake].points) throw limited(used);
}

/** Counts one use that has happened, over the limit or not. */
export async function countUse(brake: Brake, address: string): Promise<void> {
  await brakes[brake].penalty(addressBlock(address));
}

const limited = ({ msBeforeNext }: RateLimiterRes) =>
  new Fault("rate-limited", { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) });
