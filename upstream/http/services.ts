/**
 * What the service is made of, as calls know it: interfaces alone, so that this place depends on no feature.
 * `service.ts` chooses what stands behind each.
 */
import type { Logger } from "pino";
import type { UpstreamEnv } from "../config/env";
import type { Database } from "../db/tx";
import type { SecurityLog } from "../logging/security-log";
import type { Tokens } from "./token";

/** Who holds an account, as the banks say it. One that is slow or away throws; nothing is bound then. */
export interface NameCheck {
  /** The holder's name, or null where there is no such account. `claimed`: some banks only confirm a name. */
  holderOf(account: { bankCode: string; accountNumber: string }, claimed: string): Promise<string | null>;
}

export interface Captcha {
  /** True for the answer of a person. False when that cannot be told, whatever the reason. */
  isPerson(answer: string, address: string): Promise<boolean>;
}

export interface SmsMessage {
  /** E.164 */
  to: string;
  text: string;
}

/** Text messages on their way, beside the calls that cause them. */
export interface Texting {
  /** No phone rings: members are told so where they wait for a code. */
  readonly isSimulated: boolean;
  /** Hands a message over and returns at once: no answer may tell by its time that one was sent. */
  send(message: SmsMessage): void;
  /** Resolves once all that were handed over have left or failed. */
  idle(): Promise<void>;
}

/** The open sockets of members, as far as calls have to do with them. */
export interface Sockets {
  online(): { users: number; connections: number };
}

/** What calls reach beyond their transaction. */
export interface Services {
  /** Whose a bank account is. */
  names: NameCheck;
  /** Text messages to phones; null where nobody carries them. */
  texting: Texting | null;
  /** True where somebody carries messages to devices while the site is closed. */
  canMessage: boolean;
  /** True where somebody carries messages to LINE. */
  canLine: boolean;
  sockets: Sockets;
  /** How many steps of a round's draw this process has done; null: it is not at work on it. */
  drawSteps(betId: string): number | null;
  /** Runs the jobs that are due now. */
  runJobs(): Promise<void>;
}

/** What the service is made of; calls reach it through their context only. */
export interface House {
  db: Database;
  env: UpstreamEnv;
  tokens: Tokens;
  log: Logger;
  /** Logins, refusals and ends of sessions, for whoever watches over the site. */
  security: SecurityLog;
  /** Who tells people from robots. */
  captcha: Captcha;
  services: Services;
  /** Publishes what waits in the outbox. */
  publish(): void;
}
