/** What the handler of a call receives. */
import type { Logger } from "pino";
import type { Fault } from "@/lib/contract/fault";
import type { UpstreamEnv } from "../config/env";
import type { Tx } from "../db/tx";
import type { SecurityLog } from "../logging/security-log";
import type { Caller } from "./caller";
import type { Services } from "./services";
import type { Claims, Grant } from "./token";

/** Where a call came from, as reported by the web server. */
export interface Origin {
  address: string;
  deviceId: string;
  userAgent: string;
  siteHost: string;
  /** The site's origin in the sender's browser; "" where the web server does not report it. */
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
  /** The sender's `Accept-Language`, for the few messages that the server itself words. */
  language: string;
  /** The version of the terms that the sender has accepted; empty without one. */
  acceptedTerms: string;
  /** The LINE ID token of the sender; empty when they did not come by LINE. */
  lineIdToken: string;
  /** The sender's idempotency key; empty on calls that take none. */
  key: string;
  /** The uuid of the token's owner on a public call, or null for a guest. */
  sender(): Promise<string | null>;
  /** The same sender with the signs of presence that their session has recorded. */
  senderCaller(): Promise<Caller | null>;
  /** Signs a token and returns it in the header `auth`. */
  grant(grant: Grant): void;
  /** Refuses the call but commits its transaction, such as the count of a failed login. */
  refuse(fault: Fault): never;
  /** Runs after the commit; its failure is logged and has no other effect. */
  afterCommit(effect: () => void | Promise<void>): void;
}

/** What a call knows before its transaction begins: the sender's claims are verified, their session is not. */
export interface PreCheck extends Pick<Context<null>, "env" | "origin" | "acceptedTerms" | "lineIdToken"> {
  /** For reads of one statement each: no connection is held between them. */
  db: Tx;
  claims: Claims | null;
}
