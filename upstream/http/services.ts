/**
 * The dependencies of calls, as interfaces only, so that this folder depends on no feature. `outside.ts`
 * and `app.ts` choose the implementations.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import type { UpstreamEnv } from "../config/env";
import type { Database } from "../db/tx";
import type { SecurityLog } from "../logging/security-log";
import type { SessionReader } from "./caller";
import type { GameProviders } from "./game-provider";
import type { Tokens } from "./token";

/** The holder of an account, according to the banks. Throws when they are unreachable; nothing is bound then. */
export interface NameCheck {
  /** The holder's name, or null where there is no such account. `claimed`: some banks only confirm a name. */
  holderOf(account: { bankCode: string; accountNumber: string }, claimed: string): Promise<string | null>;
}

export interface Captcha {
  /** True for a person's token. False when it cannot be verified, whatever the reason. */
  isPerson(answer: string, address: string): Promise<boolean>;
}

export interface SmsMessage {
  /** E.164 */
  to: string;
  text: string;
}

/** Text messages, sent outside the calls that cause them. */
export interface SmsSender {
  /** True: no SMS is sent; members are told so where they wait for a code. */
  readonly isSimulated: boolean;
  /** Queues a message and returns at once, so that the reply's duration does not reveal whether one was sent. */
  send(message: SmsMessage): void;
  /** Resolves once all queued messages have been sent or have failed. */
  idle(): Promise<void>;
}

/** Members' open sockets, as far as calls need them. */
interface Sockets {
  /** Over all processes, where they share a Redis. */
  online(): Promise<{ users: number; connections: number }>;
}

/** A slip as the database takes it: satang, and multipliers in hundredths; a line is one place in all lists. */
export interface SentSlip {
  member: string;
  betId: string;
  key: string;
  bodyHash: string;
  note: string;
  /** The ledger type of its stake, the same for all slips of a round */
  kind: string;
  refs: readonly string[];
  adds: readonly number[];
  options: readonly string[];
  numbers: readonly string[];
  prices: readonly number[];
  multiplies: readonly number[];
}

/** Places slips and reads them, several at once where several come: each answer is of the type that the caller names. */
export interface Placing {
  /** Decides and writes a slip; the verdict of the SQL function `place_poy`. */
  place<Verdict>(slip: SentSlip): Promise<Verdict>;
  /** A slip that was placed, as its member sees it. */
  read<Poy>(poyId: string): Promise<Poy>;
}

/** External services of calls. */
export interface Services {
  /** Looks up the holder of a bank account. */
  names: NameCheck;
  /** Providers of partners' games. */
  gameProviders: GameProviders;
  /** Text messages to phones; null where none can be sent. */
  texting: SmsSender | null;
  /** True where push messages can be sent to devices. */
  canMessage: boolean;
  /** True where messages can be sent by LINE. */
  canLine: boolean;
  sockets: Sockets;
  placing: Placing;
  /** How many steps of a round's draw this process has done; null: it is not computing it. */
  drawSteps(betId: string): number | null;
  /** Runs the jobs that are due now. */
  runJobs(): Promise<void>;
}

/** What watches calls from outside; see `upstream/metrics`. */
interface Eyes {
  answered(call: string, status: number, seconds: number): void;
  inSpan<Result>(call: string, headers: IncomingHttpHeaders, run: () => Promise<Result>): Promise<Result>;
}

/** The service's dependencies; calls reach them through their context only. */
export interface Dependencies {
  db: Database;
  env: UpstreamEnv;
  tokens: Tokens;
  /** Reads the session of a call without a transaction. */
  readSession: SessionReader;
  log: Logger;
  /** Log of logins, refusals and ends of sessions. */
  security: SecurityLog;
  /** Verifies that a sender is a person. */
  captcha: Captcha;
  services: Services;
  /** Publishes the events of the outbox. */
  publish(): void;
  /** Tells web servers that public answers which they keep may be out of date. */
  tellChange(): void;
  /** What is counted and traced of each call. */
  eyes: Eyes;
}
