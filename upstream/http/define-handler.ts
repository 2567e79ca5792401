/**
 * The one handler around every call: authorise, parse by the contract, one transaction, check the reply against
 * the contract, commit, then effects. A handler gets the transaction and never the database itself.
 */
import { z } from "zod";
import {
  AUTOMATIC_CALL,
  type BodyOf,
  callName,
  type Endpoint,
  isOperators,
  type QueryOf,
  type ReplyOf,
} from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import { refuseDeepBody, refuseUnknownKeys } from "@/lib/contract/known-keys";
import type { Networks } from "../config/networks";
import { isRetryable } from "../db/connect";
import type { Tx } from "../db/tx";
import { admit, type Caller, readClaims, senderCallerOf, senderOf } from "./caller";
import type { Context, Origin, PreCheck } from "./context";
import { answerOnce } from "./idempotency";
import { runInOrder } from "./keyed-queue";
import { consumeLimit } from "./rate-limit";
import { keyOf, parse } from "./read-input";
import { refuseRobot } from "./refuse-robot";
import type { Dependencies } from "./services";
import type { Grant } from "./token";

export interface Request {
  query: unknown;
  body: unknown;
  /** Reads a form's body, after the sender is authorised. */
  readBody?(): Promise<unknown>;
  headers: Record<string, string | undefined>;
  address: string;
}

interface Answer {
  reply: unknown;
  auth?: string;
}

export interface ServedEndpoint {
  entry: Endpoint;
  answer(dependencies: Dependencies, request: Request): Promise<Answer>;
}

type Who<E extends Endpoint> = E["access"] extends "public" | "guest-or-member" ? null : Caller;
type Input<E extends Endpoint> = { query: QueryOf<E>; body: BodyOf<E> };
/** `found` is the result of the call's `preCheck`. */
export type Handler<E extends Endpoint, Found = undefined> = (
  context: Context<Who<E>>,
  input: Input<E>,
  found: Found,
) => Promise<ReplyOf<E>>;

interface HandlerOptions<E extends Endpoint, Found> {
  /** The handler's writes are a single SQL statement that claims its own key: no transaction around it. */
  oneStatement?: true;
  /** The handler of a POST only reads: no transaction around it, and nothing to publish after it. */
  readsOnly?: true;
  /** Work that is too slow for a transaction, such as a hash. Its result is checked again inside. */
  preCheck?: (known: PreCheck, input: Input<E>) => Promise<Found>;
  /** Calls with the same key run one after the other, from `preCheck` to the commit; null waits for nobody. */
  queueKey?: (known: PreCheck, input: Input<E>) => string | null;
}

/** A refusal whose transaction is committed all the same. */
class Refusal {
  constructor(readonly fault: Fault) {}
}

const ATTEMPTS = 4;

/** Binds a handler to its contract entry. */
export function defineHandler<E extends Endpoint, Found = undefined>(
  entry: E,
  handler: Handler<E, Found>,
  options: HandlerOptions<E, Found> = {},
): ServedEndpoint {
  return {
    entry,
    async answer(dependencies, request) {
      const { OPERATOR_NETWORKS: networks } = dependencies.env;
      if (isOperators(entry)) refuseNetwork(networks, request);
      const claims = await readClaims(dependencies.tokens, entry, request.headers.authorization);
      if (claims?.viewOnly) refuseNetwork(networks, request);
      refuseDeepBody(request.body);
      refuseUnknownKeys(entry, request.body);
      const input = {
        query: parse(entry.query, request.query, "query"),
        body: parse(entry.body, request.readBody ? await request.readBody() : request.body, "body"),
        // The entry's own schemas have just parsed both.
      } as Input<E>;
      const key = keyOf(entry, request.headers["idempotency-key"]);
      const isAutomatic = request.headers[AUTOMATIC_CALL] === "1";
      // Before the transaction: the captcha is verified over the network.
      if (entry.captcha && !entry.sparesCaptcha?.(input.body))
        await refuseRobot(dependencies.captcha, request.headers["captcha-token"], originOf(request));
      const known: PreCheck = {
        db: dependencies.db,
        claims,
        env: dependencies.env,
        origin: originOf(request),
        ...headerInputs(entry, request),
      };
      let found: Found | undefined;
      const effects: (() => void | Promise<void>)[] = [];
      const granted: Grant[] = [];

      const run = async (tx: Tx): Promise<unknown> => {
        effects.length = 0;
        granted.length = 0;
        const readSession = tx === dependencies.db ? dependencies.readSession : undefined;
        const caller = claims && (await admit(tx, entry, claims, isAutomatic, readSession));
        const context: Context<Who<E>> = {
          tx,
          // There are claims, and so a caller, exactly where the entry's access requires them.
          caller: caller as Who<E>,
          env: dependencies.env,
          log: dependencies.log,
          security: dependencies.security,
          services: dependencies.services,
          origin: originOf(request),
          language: request.headers["accept-language"] ?? "",
          ...headerInputs(entry, request),
          key,
          sender: () => senderOf(tx, dependencies.tokens, request.headers.authorization),
          senderCaller: () => senderCallerOf(tx, dependencies.tokens, request.headers.authorization),
          grant: (grant) => granted.push(grant),
          refuse: (fault) => {
            throw new Refusal(fault);
          },
          afterCommit: (effect) => effects.push(effect),
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
          if (caller && !caller.role && entry.idempotent) await consumeLimit("act", caller.uuid);
          return handle();
        };
        if (!key || !caller || options.oneStatement) return act();
        // A repeat gets its first reply, even over the rate limit.
        return answerOnce(tx, { member: caller.uuid, call: entry.path, key, body: request.body }, act);
      };

      const isRead = options.readsOnly || (entry.method === "GET" && !entry.grantsToken);
      const alone = options.oneStatement || isRead;
      const decide = async () => {
        found = await options.preCheck?.(known, input);
        return alone ? run(dependencies.db) : transact(dependencies, run);
      };
      const queue = options.queueKey?.(known, input) ?? null;
      const reply = queue === null ? await decide() : await runInOrder(queue, decide);
      if (reply instanceof Refusal) throw reply.fault;
      for (const effect of effects) await runEffect(dependencies, effect);
      if (entry.method === "POST" && !options.readsOnly) {
        dependencies.publish();
        if (isOperators(entry)) dependencies.tellChange();
      }
      const [grant] = granted;
      if (grant && !claims) noteLogin(dependencies, entry, grant, originOf(request));
      return { reply, auth: grant && (await dependencies.tokens.sign(grant)) };
    },
  };
}

/** Retries a transaction that lost a deadlock or a serialisation race; it was rolled back. */
export async function transact<T>({ db }: Pick<Dependencies, "db">, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Operators' calls and their views of members are limited to the networks of the environment; a call without a
 * visitor's address comes from this machine.
 */
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

/** A token granted to a sender without claims means a login. */
function noteLogin(
  { security }: Dependencies,
  entry: Endpoint,
  { uuid, sid, role }: Grant,
  origin: Origin,
): void {
  const event = role ? "operator-login-succeeded" : "login-succeeded";
  security.note(event, { member: uuid, session: sid, address: origin.address, call: callName(entry) });
}

/** Values that some calls take from headers of their own. */
const headerInputs = (entry: Endpoint, { headers }: Request) => ({
  acceptedTerms: entry.acceptsTerms ? (headers["accepted-terms"] ?? "") : "",
  lineIdToken: entry.takesLineWord ? (headers["line-id-token"] ?? "") : "",
});

async function runEffect(dependencies: Dependencies, effect: () => void | Promise<void>): Promise<void> {
  try {
    await effect();
  } catch (error) {
    dependencies.log.error({ err: error }, "an effect failed after its call was committed");
  }
}
