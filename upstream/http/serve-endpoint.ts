/**
 * One way for every call: authorise, parse by the contract, one transaction, check the reply against the
 * contract, commit, then effects. A handler gets the transaction and never the database itself.
 */
import type { Logger } from "pino";
import { z } from "zod";
import { type BodyOf, callName, type Endpoint, type QueryOf, type ReplyOf } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { refuseUnknownKeys } from "@/lib/contract/known-keys";
import type { NameCheck } from "../banks/name-check";
import { type Captcha, refuseRobot } from "../captcha/captcha";
import type { UpstreamEnv } from "../config/env";
import type { Networks } from "../config/networks";
import { type Database, losesRace, type Tx } from "../db/connect";
import type { SecurityLog } from "../logging/security-log";
import type { LineMessenger } from "../notices/line-messenger";
import type { Messenger } from "../notices/messenger";
import type { Texting } from "../otps/sms";
import type { Ccu } from "../realtime/ccu";
import { admit, type Caller, readClaims, senderCallerOf, senderOf } from "./caller";
import { answerOnce } from "./idempotency";
import { refuseFlood } from "./rate-limit";
import { keyOf, parse } from "./read-input";
import type { Claims, Grant, Tokens } from "./token";
import { inTurn } from "./turns";

/** What the service is made of; calls reach it through their context only. */
export interface House {
  db: Database;
  env: UpstreamEnv;
  tokens: Tokens;
  log: Logger;
  /** Logins, refusals and ends of sessions, for whoever watches over the site. */
  security: SecurityLog;
  /** Whose a bank account is. */
  names: NameCheck;
  /** Who tells people from robots. */
  captcha: Captcha;
  /** Text messages to phones; null where nobody carries them. */
  texting: Texting | null;
  /** Messages to devices while the site is closed; null where nobody carries them. */
  messenger: Messenger | null;
  /** Messages by LINE; null where nobody carries them. */
  line: LineMessenger | null;
  sockets: Sockets;
  /** How many steps of a round's draw this process has done; null: it is not at work on it. */
  drawSteps(betId: string): number | null;
  /** Publishes what waits in the outbox. */
  publish(): void;
  /** Runs the jobs that are due now. */
  runJobs(): Promise<void>;
}

/** The open sockets of members, as far as calls have to do with them. */
export interface Sockets {
  online: Ccu["online"];
}

/** Where a call came from, as the web server says. */
export interface Origin {
  address: string;
  deviceId: string;
  userAgent: string;
  siteHost: string;
  /** The site's origin as the sender's browser names it; "" where the web server does not say. */
  siteOrigin: string;
}

export interface Context<Who> {
  tx: Tx;
  caller: Who;
  env: UpstreamEnv;
  log: Logger;
  security: SecurityLog;
  origin: Origin;
  /** The sender's `Accept-Language`, for the few words that are shown as they come. */
  language: string;
  names: NameCheck;
  /** The version of the terms that the sender has accepted; empty when he says none. */
  acceptedTerms: string;
  /** LINE's signed word on who the sender is; empty when he did not come by LINE. */
  lineIdToken: string;
  texting: Texting | null;
  /** True where somebody carries messages to devices. */
  canMessage: boolean;
  /** True where somebody carries messages to LINE. */
  canLine: boolean;
  sockets: Sockets;
  /** How many steps of a round's draw this process has done; null: it is not at work on it. */
  drawSteps(betId: string): number | null;
  /** The sender's idempotency key; empty on calls that take none. */
  key: string;
  /** Whose token came along with a public call: his uuid, or null for a guest. */
  sender(): Promise<string | null>;
  /** The same sender in person, with what his session has shown of him. */
  senderCaller(): Promise<Caller | null>;
  /** Signs a token and answers it in the header `auth`. */
  grant(grant: Grant): void;
  /** Refuses the call and yet keeps what its transaction wrote, such as the count of a failed login. */
  refuse(fault: Fault): never;
  /** Runs once the transaction stands; its failure is logged and changes nothing. */
  afterCommit(effect: () => void | Promise<void>): void;
  runJobs(): Promise<void>;
}

export interface Request {
  query: unknown;
  body: unknown;
  /** Of a form: reads it, once it is known who sends it. */
  readBody?(): Promise<unknown>;
  headers: Record<string, string | undefined>;
  address: string;
}

export interface Answer {
  reply: unknown;
  auth?: string;
}

export interface Served {
  entry: Endpoint;
  answer(house: House, request: Request): Promise<Answer>;
}

type Who<E extends Endpoint> = E["access"] extends "public" | "guest-or-member" ? null : Caller;
type Input<E extends Endpoint> = { query: QueryOf<E>; body: BodyOf<E> };
/** `found` is what the call's `before` has returned. */
export type Handler<E extends Endpoint, Found = undefined> = (
  context: Context<Who<E>>,
  input: Input<E>,
  found: Found,
) => Promise<ReplyOf<E>>;

/** What a call knows before its transaction begins: the sender's claims are signed, his session is not looked at. */
export interface Before extends Pick<Context<null>, "env" | "origin" | "acceptedTerms" | "lineIdToken"> {
  /** For reads of one statement each: no connection is held between them. */
  db: Tx;
  claims: Claims | null;
}

interface Manner<E extends Endpoint, Found> {
  /** The handler's writes are a single SQL statement that claims its own key: no transaction around it. */
  oneStatement?: true;
  /** What takes too long for a transaction, such as a hash. What it found is looked at again inside. */
  before?: (before: Before, input: Input<E>) => Promise<Found>;
  /** Calls of one name follow each other, from `before` to the commit; those without one wait for nobody. */
  turn?: (before: Before, input: Input<E>) => string | null;
}

/** A refusal on its way out of a transaction that is committed all the same. */
class Refusal {
  constructor(readonly fault: Fault) {}
}

const ATTEMPTS = 4;

/** Binds a handler to its promise. */
export function serve<E extends Endpoint, Found = undefined>(
  entry: E,
  handler: Handler<E, Found>,
  manner: Manner<E, Found> = {},
): Served {
  return {
    entry,
    async answer(house, request) {
      if (isOperators(entry)) refuseNetwork(house.env.OPERATOR_NETWORKS, request);
      const claims = await readClaims(house.tokens, entry, request.headers.authorization);
      refuseUnknownKeys(entry, request.body);
      const input = {
        query: parse(entry.query, request.query, "query"),
        body: parse(entry.body, request.readBody ? await request.readBody() : request.body, "body"),
        // The entry's own shapes have just read both.
      } as Input<E>;
      const key = keyOf(entry, request.headers["idempotency-key"]);
      // Before the transaction: whoever judges the answer is asked over the network.
      if (entry.captcha && !entry.sparesCaptcha?.(input.body))
        await refuseRobot(house.captcha, request.headers["captcha-token"], originOf(request));
      const before: Before = {
        db: house.db,
        claims,
        env: house.env,
        origin: originOf(request),
        ...saidBy(entry, request),
      };
      let found: Found | undefined;
      const effects: (() => void | Promise<void>)[] = [];
      const granted: Grant[] = [];

      const run = async (tx: Tx): Promise<unknown> => {
        effects.length = 0;
        granted.length = 0;
        const caller = claims && (await admit(tx, entry, claims));
        const context: Context<Who<E>> = {
          tx,
          // There are claims, and so a caller, exactly where the entry's access asks for one.
          caller: caller as Who<E>,
          env: house.env,
          log: house.log,
          security: house.security,
          origin: originOf(request),
          language: request.headers["accept-language"] ?? "",
          names: house.names,
          ...saidBy(entry, request),
          texting: house.texting,
          canMessage: house.messenger !== null,
          canLine: house.line !== null,
          sockets: house.sockets,
          drawSteps: (betId) => house.drawSteps(betId),
          key,
          sender: () => senderOf(tx, house.tokens, request.headers.authorization),
          senderCaller: () => senderCallerOf(tx, house.tokens, request.headers.authorization),
          grant: (grant) => granted.push(grant),
          refuse: (fault) => {
            throw new Refusal(fault);
          },
          afterCommit: (effect) => effects.push(effect),
          runJobs: () => house.runJobs(),
        };
        const handle = async () => {
          try {
            return z.encode(entry.reply, await handler(context, input, found as Found));
          } catch (error) {
            if (error instanceof Refusal) return error;
            throw error;
          }
        };
        const act = async () => {
          if (caller && !caller.role && entry.idempotent) await refuseFlood("act", caller.uuid);
          return handle();
        };
        if (!key || !caller || manner.oneStatement) return act();
        // What was done before is answered again, however many acts there were since.
        return answerOnce(tx, { member: caller.uuid, call: entry.path, key, body: request.body }, act);
      };

      const alone = manner.oneStatement || (entry.method === "GET" && !entry.grantsToken);
      const decide = async () => {
        found = await manner.before?.(before, input);
        return alone ? run(house.db) : transact(house, run);
      };
      const name = manner.turn?.(before, input) ?? null;
      const reply = name === null ? await decide() : await inTurn(name, decide);
      if (reply instanceof Refusal) throw reply.fault;
      for (const effect of effects) await settle(house, effect);
      if (entry.method === "POST") house.publish();
      const [grant] = granted;
      if (grant && !claims) noteLogin(house, entry, grant, originOf(request));
      return { reply, auth: grant && (await house.tokens.sign(grant)) };
    },
  };
}

/** A transaction that lost a deadlock or a serialisation race begins anew; nothing of it had happened. */
export async function transact<T>({ db }: Pick<House, "db">, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (!losesRace(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

const isOperators = (entry: Endpoint) => entry.path.startsWith("/operators.");

/** Operators work from the networks that the environment names; a call without a visitor's address is the machine's own. */
function refuseNetwork(networks: Networks, { headers }: Request): void {
  const address = headers["x-client-ip"];
  if (address !== undefined && !networks.admits(address)) throw new Fault("network-not-allowed");
}

function originOf(request: Request): Origin {
  return {
    address: request.headers["x-client-ip"] ?? request.address,
    deviceId: (request.headers["x-device-id"] ?? "").slice(0, 64),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 400),
    siteHost: (request.headers["x-site-host"] ?? "").slice(0, 253),
    siteOrigin: (request.headers["x-site-origin"] ?? "").slice(0, 300),
  };
}

/** A token for somebody who came without one: that was a login, whichever way. */
function noteLogin({ security }: House, entry: Endpoint, { uuid, sid, role }: Grant, origin: Origin): void {
  const event = role ? "operator-login-succeeded" : "login-succeeded";
  security.note(event, { member: uuid, session: sid, address: origin.address, call: callName(entry) });
}

/** What comes in headers of their own, on calls that take it. */
const saidBy = (entry: Endpoint, { headers }: Request) => ({
  acceptedTerms: entry.acceptsTerms ? (headers["accepted-terms"] ?? "") : "",
  lineIdToken: entry.takesLineWord ? (headers["line-id-token"] ?? "") : "",
});

async function settle(house: House, effect: () => void | Promise<void>): Promise<void> {
  try {
    await effect();
  } catch (error) {
    house.log.error({ err: error }, "an effect failed after its call was committed");
  }
}
