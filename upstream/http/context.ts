/** What the handler of a call works with. */
import type { Logger } from "pino";
import type { Fault } from "@/lib/contract/fault";
import type { UpstreamEnv } from "../config/env";
import type { Tx } from "../db/tx";
import type { SecurityLog } from "../logging/security-log";
import type { Caller } from "./caller";
import type { Services } from "./services";
import type { Claims, Grant } from "./token";

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
  services: Services;
  origin: Origin;
  /** The sender's `Accept-Language`, for the few words that are shown as they come. */
  language: string;
  /** The version of the terms that the sender has accepted; empty when they say none. */
  acceptedTerms: string;
  /** LINE's signed word on who the sender is; empty when they did not come by LINE. */
  lineIdToken: string;
  /** The sender's idempotency key; empty on calls that take none. */
  key: string;
  /** Whose token came along with a public call: their uuid, or null for a guest. */
  sender(): Promise<string | null>;
  /** The same sender in person, with what their session has shown of them. */
  senderCaller(): Promise<Caller | null>;
  /** Signs a token and answers it in the header `auth`. */
  grant(grant: Grant): void;
  /** Refuses the call and yet keeps what its transaction wrote, such as the count of a failed login. */
  refuse(fault: Fault): never;
  /** Runs once the transaction stands; its failure is logged and changes nothing. */
  afterCommit(effect: () => void | Promise<void>): void;
}

/** What a call knows before its transaction begins: the sender's claims are signed, their session is not looked at. */
export interface Before extends Pick<Context<null>, "env" | "origin" | "acceptedTerms" | "lineIdToken"> {
  /** For reads of one statement each: no connection is held between them. */
  db: Tx;
  claims: Claims | null;
}
