/**
 * The contract of both upstream services, one entry per call. An entry is the single source for the web app, the
 * embedded upstream, the tests and the OpenAPI document.
 */
import type { z } from "zod";
import type { Area } from "@/lib/domain/access/areas";
import { bodyLimits } from "@/lib/domain/site/constants";
import type { FaultCode } from "./fault";

export type Service = "general" | "poy";
export type Access = "public" | "guest-or-member" | "member" | "staff" | "administrator" | "superAdmin";
/** When a call requires the PIN: after 30 idle minutes, or every time (decision 33). */
type AsksPin = "idle" | "always";

type Shape = z.ZodType;
type MaybeShape = Shape | undefined;

export interface Endpoint<
  Query extends MaybeShape = MaybeShape,
  Body extends MaybeShape = MaybeShape,
  Reply extends Shape = Shape,
  Who extends Access = Access,
> {
  readonly service: Service;
  readonly method: "GET" | "POST";
  /** Slash and call name, dots included: `/users.login`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Who;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Refusals of this call beyond those of any call (`commonFaults`). */
  readonly faults: readonly FaultCode[];
  /** Takes an `Idempotency-Key` header; a repeat gets the first response. */
  readonly idempotent: boolean;
  /** Returns a member's or operator's token in the response header `auth`. */
  readonly grantsToken: boolean;
  /** Refused with `needs-pin` unless the PIN was confirmed on this session (`users.confirm-pin`). */
  readonly asksPin: AsksPin | null;
  /** Takes a captcha answer in the header `Captcha-Token` where a captcha is configured. */
  readonly captcha: boolean;
  /** Bodies that need no captcha answer, because the token identifies the sender. */
  readonly sparesCaptcha: ((body: unknown) => boolean) | undefined;
  /** Takes the accepted version of the terms in the header `Accepted-Terms`; it also confirms the sender's age. */
  readonly acceptsTerms: boolean;
  /** Takes LINE's signed id token in the header `Line-Id-Token`; browsers never see it. */
  readonly takesLineWord: boolean;
  /** The body is multipart/form-data instead of JSON. */
  readonly multipart: boolean;
  /** A larger body is refused with `payload-too-large`, by its announced length or while it is read. */
  readonly bodyLimitBytes: number;
  /** Called inside foreign frames, where browsers block this site's cookies: it reads and sets none. */
  readonly cookieless: boolean;
  /** The part of the site that the call belongs to; a status that closes it refuses the call with `area-closed`. */
  readonly area: Area | undefined;
  /** Also accepts an operator's token that is limited to setting up a second factor. */
  readonly isForEnrolling: boolean;
  /** Also accepts the token of an operator's read-only view of a member: every GET, and POSTs that only read. */
  readonly isForViewing: boolean;
  /** Pages make it by themselves: declared so (`AUTOMATIC_CALL`), it is no activity of the operator. Never an act. */
  readonly mayBeAutomatic: boolean;
}

/** The header by which a page declares a call that nobody asked for. */
export const AUTOMATIC_CALL = "x-automatic";

interface Promised<Query extends MaybeShape, Body extends MaybeShape, Reply extends Shape, Who extends Access>
  extends Pick<Endpoint, "service" | "method" | "path" | "summary"> {
  access: Who;
  query?: Query;
  body?: Body;
  reply: Reply;
  faults?: readonly FaultCode[];
  idempotent?: true;
  grantsToken?: true;
  asksPin?: AsksPin;
  captcha?: true;
  sparesCaptcha?: (body: unknown) => boolean;
  acceptsTerms?: true;
  takesLineWord?: true;
  multipart?: true;
  /** Default: `usual`, or `file` for a form. */
  bodyLimit?: keyof typeof bodyLimits;
  cookieless?: true;
  area?: Area;
  isForEnrolling?: true;
  isForViewing?: true;
  mayBeAutomatic?: true;
}

/** Makes an entry of the contract; flags that are left out are false. */
export function endpoint<
  Reply extends Shape,
  Who extends Access,
  Query extends MaybeShape = undefined,
  Body extends MaybeShape = undefined,
>(promise: Promised<Query, Body, Reply, Who>): Endpoint<Query, Body, Reply, Who> {
  return {
    service: promise.service,
    method: promise.method,
    path: promise.path,
    summary: promise.summary,
    access: promise.access,
    query: promise.query as Query,
    body: promise.body as Body,
    reply: promise.reply,
    faults: promise.faults ?? [],
    idempotent: promise.idempotent ?? false,
    grantsToken: promise.grantsToken ?? false,
    asksPin: promise.asksPin ?? null,
    captcha: promise.captcha ?? false,
    sparesCaptcha: promise.sparesCaptcha,
    acceptsTerms: promise.acceptsTerms ?? false,
    takesLineWord: promise.takesLineWord ?? false,
    multipart: promise.multipart ?? false,
    bodyLimitBytes: bodyLimits[promise.bodyLimit ?? (promise.multipart ? "file" : "usual")],
    cookieless: promise.cookieless ?? false,
    area: promise.area,
    isForEnrolling: promise.isForEnrolling ?? false,
    isForViewing: promise.isForViewing ?? promise.method === "GET",
    mayBeAutomatic: promise.mayBeAutomatic ?? false,
  };
}

type Domain<S> = S extends Shape ? z.output<S> : undefined;

/** Values inside the application: money in satang. */
export type QueryOf<E extends Endpoint> = Domain<E["query"]>;
export type BodyOf<E extends Endpoint> = Domain<E["body"]>;
export type ReplyOf<E extends Endpoint> = Domain<E["reply"]>;

/** The call's name in the web app: `users.login`. */
export const callName = (entry: Pick<Endpoint, "path">): string => entry.path.slice(1);

/** Tells a call from every other, and from one of its name by another method: `GET /agents-supports`. */
export const callKey = ({ method, path }: Pick<Endpoint, "method" | "path">): string => `${method} ${path}`;

/** Base path of a service on the web port and on the embedded upstream. */
export const serviceBase: Record<Service, "/api" | "/poy-api"> = { general: "/api", poy: "/poy-api" };

/** True for calls of the operators' console. */
export const isOperators = ({ path }: Pick<Endpoint, "path">): boolean => path.startsWith("/operators.");

/** Whoever calls it gets a token, or the call has failed. A renewed token belongs to a session that is there already. */
export const opensSession = ({ grantsToken, access }: Pick<Endpoint, "grantsToken" | "access">): boolean =>
  grantsToken && access === "guest-or-member";

/** True for an entry, false for shapes and other exports of the same file. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "path" in value && "reply" in value && "access" in value
  );
}
