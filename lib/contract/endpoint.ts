/**
 * What both upstream services promise, one entry a call. An entry is the single source for the web app,
 * the embedded upstream, the tests and the OpenAPI document.
 */
import type { z } from "zod";
import type { Area } from "@/lib/domain/access/areas";
import { bodyLimits } from "@/lib/domain/constants";
import type { FaultCode } from "./fault";

export type Service = "general" | "poy";
export type Access = "public" | "guest-or-member" | "member" | "staff" | "administrator" | "superAdmin";
/** When a call wants the PIN first: after 30 idle minutes, or every time (decision 33). */
export type AsksPin = "idle" | "always";

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
  /** Refusals of this call beyond those any call can answer (`commonFaults`). */
  readonly faults: readonly FaultCode[];
  /** Takes an `Idempotency-Key` header; a repeat gets the first answer. */
  readonly idempotent: boolean;
  /** Answers a member's or operator's token in the response header `auth`. */
  readonly grantsToken: boolean;
  /** Refused with `needs-pin` unless the PIN was confirmed on this session (`users.confirm-pin`). */
  readonly asksPin: AsksPin | null;
  /** Carries a captcha answer in the header `Captcha-Token` where a captcha is configured. */
  readonly captcha: boolean;
  /** Bodies that need no captcha answer: their senders are known by their tokens. */
  readonly sparesCaptcha: ((body: unknown) => boolean) | undefined;
  /** Carries in the header `Accepted-Terms` which version of the terms its sender, of age, has accepted. */
  readonly acceptsTerms: boolean;
  /** Carries LINE's own signed word on who somebody is, in the header `Line-Id-Token`; browsers never see it. */
  readonly takesLineWord: boolean;
  /** The body is multipart/form-data instead of JSON. */
  readonly multipart: boolean;
  /** A larger body is refused with `payload-too-large`, by its announced length or while it is read. */
  readonly bodyLimitBytes: number;
  /** Made inside foreign frames, where browsers keep no cookie of ours: it takes none and sets none. */
  readonly cookieless: boolean;
  /** The part of the site an act belongs to; a status that closes it refuses the act with `area-closed`. */
  readonly area: Area | undefined;
  /** Open to an operator's token that can only set up a second factor. */
  readonly isForEnrolling: boolean;
}

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
  /** By default `usual`, and `file` for a form. */
  bodyLimit?: keyof typeof bodyLimits;
  cookieless?: true;
  area?: Area;
  isForEnrolling?: true;
}

/** Makes one entry of the contract; what is left out means "no". */
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
  };
}

type Domain<S> = S extends Shape ? z.output<S> : undefined;

/** Domain values: money in satang. */
export type QueryOf<E extends Endpoint> = Domain<E["query"]>;
export type BodyOf<E extends Endpoint> = Domain<E["body"]>;
export type ReplyOf<E extends Endpoint> = Domain<E["reply"]>;

/** The call's name as the browser says it: `users.login`. */
export const callName = (entry: Pick<Endpoint, "path">): string => entry.path.slice(1);

/** Where the service hangs on the web port and on the embedded upstream. */
export const serviceBase: Record<Service, "/api" | "/poy-api"> = { general: "/api", poy: "/poy-api" };

/** True for an entry, false for the shapes and types that stand beside entries in the same file. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === "object" && value !== null && "path" in value && "reply" in value && "access" in value
  );
}
