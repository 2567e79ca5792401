/** The web server's environment, parsed on first use. Every key has a default that works in embedded mode. */
import { z } from "zod";
import { roles } from "@/lib/domain/access/roles";
import { playSettingsRefusal, refusedPlaySettings } from "@/lib/domain/site/play-settings";
import { type KeyRing, readKeyRing } from "@/lib/kernel/key-ring";
import { secretsOf } from "@/lib/kernel/secret-list";
import { readDepositAccounts } from "./deposit-accounts";
import { isLoopback } from "./loopback";

const port = z.coerce.number().int().min(1).max(65535);
const flag = z.enum(["0", "1"]).transform((text) => text === "1");
const list = z.string().transform((text) =>
  text
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean),
);
/** An origin as in a policy: nothing else may get into the header. A star matches subdomains or ports. */
const FRAME_ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d{1,5}|\*))?$/;
/** http(s) or ws(s), without a path: what browsers name in policies and connect to. */
const origin = z
  .url({ protocol: /^(https?|wss?)$/ })
  .transform((text) => new URL(text.replace(/^ws/, "http")))
  .refine(({ pathname, search }) => pathname === "/" && search === "", "is an origin, without a path")
  .transform((url) => url.origin);
/** A path of an upstream's own, below its base. */
const pathOfOwn = z.string().regex(/^\/[A-Za-z0-9._/-]{1,80}$/);
const base = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));

const firebaseShape = z.object({
  apiKey: z.string().min(1),
  projectId: z.string().min(1),
  messagingSenderId: z.string().min(1),
  appId: z.string().min(1),
});

/** Null for any other value. */
function readFirebase(text: string): z.output<typeof firebaseShape> | "simulator" | null {
  if (text === "simulator") return text;
  try {
    return firebaseShape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const webEnv = z
  .object({
    PORT: port.default(3000),
    /** `web`: this web server's upstream is started elsewhere. */
    ROLE: z.enum(roles).default("all"),
    UPSTREAM_PORT: port.default(4100),
    /** The origin of an own upstream elsewhere; unset: on this machine's UPSTREAM_PORT. */
    UPSTREAM_URL: origin.optional(),
    /** Bearer for the own upstream; with a comma the first is sent. */
    UPSTREAM_SECRET: z.string().transform(secretsOf).optional(),
    /** The origin of push processes that browsers reach by themselves; unset: through this web server. */
    PUSH_URL: origin.optional(),
    /** Redis or Valkey that processes tell each other news by; unset: within this process only. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    /** How long a stopping server still takes requests, ms. */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
    API_UPSTREAM_URL: base.optional(),
    POY_API_UPSTREAM_URL: base.optional(),
    /** Path of the call for title, description and marks of the site, which the spec does not name. */
    SITE_DETAIL_PATH: z
      .string()
      .regex(/^\/[A-Za-z0-9._~/-]{1,200}$/, "is a path below API_UPSTREAM_URL")
      .default("/sites.detail"),
    /** Where a slip of lines goes, with a slash; unset: the contract's `/poys.create`, where its lists are served. */
    POY_CREATE_PATH: pathOfOwn.optional(),
    /** What is sent there: the contract's body, or `poyListJson` with the eight fields of each line. */
    POY_CREATE_SHAPE: z.enum(["lines", "poy-list"]).default("lines"),
    /** Where a fast deposit goes, with a slash, on an upstream without the contract's calls for deposits. */
    DEPOSIT_FAST_PATH: pathOfOwn.optional(),
    /** Where a report of a transfer goes on such an upstream. */
    DEPOSIT_NORMAL_PATH: pathOfOwn.optional(),
    /** The house's accounts as JSON, of which a deposit names one. */
    DEPOSIT_ACCOUNTS: z
      .string()
      .transform(readDepositAccounts)
      .refine((accounts) => accounts !== null, "is no JSON list of bankId, bankCode, accountNumber, name")
      .optional(),
    /** Baht of a four-digit set, where the upstream has no call that tells it. */
    SET_PRICE: z.coerce.number().min(1).max(100_000).multipleOf(0.01).default(120),
    /** HS256 key of the access token; without it the token is decoded but not verified here. */
    TOKEN_SECRET: z.string().min(16).optional(),
    /** The same with ids, `id:secret,id:secret`: each is accepted. */
    TOKEN_SECRETS: z.string().optional(),
    CSRF_SECRET: z.string().min(16).optional(),
    /** The same with ids: the first signs, each is accepted. */
    CSRF_SECRETS: z.string().optional(),
    /** The site's own origin; with https it also makes cookies Secure. */
    SITE_ORIGIN: base.optional(),
    /** Further hosts that are served, comma separated. */
    SITE_HOSTS: list.default([]),
    /** The origin of the operators' console alone; unset: below /operator of the members' origin. */
    OPERATOR_ORIGIN: base.optional(),
    /** How many proxies stand in front whose X-Forwarded-* headers are trusted; 0: none. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
    /** Origins that may embed /external pages, comma separated; empty: any site. */
    FRAME_PARTNERS: list
      .refine((origins) => origins.every((origin) => FRAME_ORIGIN.test(origin)), "not a list of origins")
      .default([]),
    /**
     * Origins of connected game providers, whose games may be framed by this site; the embedded provider needs
     * none.
     */
    GAME_ORIGINS: list
      .refine((origins) => origins.every((origin) => FRAME_ORIGIN.test(origin)), "not a list of origins")
      .default([]),
    /** 1: the site is closed; every page but the maintenance page responds with 503. */
    MAINTENANCE: flag.default(false),
    TEST_CLOCK: flag.default(false),
    /** With the embedded upstream only: whether its simulators are offered. The default depends on its database. */
    SIMULATORS: flag.optional(),
    DATABASE_URL: z.string().optional(),
    /** 1: nobody's money is in DATABASE_URL, so settings for tests and demos may stand beside it. */
    NO_REAL_MONEY: flag.default(false),
    /** Public key of Google's reCAPTCHA v3 at the signup; `simulator` simulates one. Unset: no captcha. */
    RECAPTCHA_SITE_KEY: z
      .string()
      .regex(/^[A-Za-z0-9_-]+$/)
      .optional(),
    /** The LINE Login channel: its id and its secret. Unset: the simulator where there is one, else no LINE. */
    LINE_CHANNEL_ID: z.string().min(1).optional(),
    LINE_CHANNEL_SECRET: z.string().min(16).optional(),
    LINE_AUTHORIZE_URL: base.default("https://access.line.me/oauth2/v2.1/authorize"),
    /** The channel's secret is sent there: without TLS only to this machine. */
    LINE_TOKEN_URL: base
      .refine((address) => address.startsWith("https:") || isLoopback(address), "must be https")
      .default("https://api.line.me/oauth2/v2.1/token"),
    /** LINE asks members to add the official account linked to the channel as a friend; unset: it does not ask. */
    LINE_BOT_PROMPT: z.enum(["normal", "aggressive"]).optional(),
    /** Firebase's public settings of the web app, as JSON; `simulator` simulates it. Unset: no push messages. */
    FIREBASE_CONFIG: z
      .string()
      .transform(readFirebase)
      .refine((app) => app !== null, "is neither `simulator` nor the JSON of a web app's settings")
      .optional(),
    /** The public key of Firebase's web push certificate. */
    FIREBASE_VAPID_KEY: z
      .string()
      .regex(/^[A-Za-z0-9_-]{40,200}$/)
      .optional(),
    /** Page of a live chat vendor, opened in a frame on request. Unset: no live chat. */
    CHAT_URL: z
      .url({ protocol: /^https$/ })
      .max(2_000)
      .optional(),
    PUSHER_KEY: z.string().optional(),
    /** Host of another push server; unset with an external upstream: Pusher's cluster. */
    PUSHER_HOST: z.string().optional(),
    PUSHER_CLUSTER: z.string().default("ap1"),
    PUSHER_PRIVATE: flag.optional(),
    /** 1: a line of the log for each answered request, with its path and never its query. */
    ACCESS_LOG: flag.default(false),
    /** Port of Prometheus's metrics, and the address it listens on; unset: no metrics. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    /** Collector that traces are sent to by OTLP over HTTP; unset: no traces. */
    OTEL_EXPORTER_OTLP_ENDPOINT: base.optional(),
    /** Lines of the security log have the level `info`; a higher level leaves them out. */
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .check(({ value, issues }) => {
    if (value.API_UPSTREAM_URL && value.UPSTREAM_URL) {
      issues.push({
        code: "custom",
        input: value,
        path: ["UPSTREAM_URL"],
        message: "is of an own upstream and cannot stand beside API_UPSTREAM_URL",
      });
    }
    for (const name of refusedPlaySettings(value))
      issues.push({ code: "custom", input: value, path: [name], message: playSettingsRefusal });
    for (const name of ["TOKEN_SECRETS", "CSRF_SECRETS"] as const) {
      const read = readKeyRing(value[name], undefined, 16);
      if (typeof read === "string")
        issues.push({ code: "custom", input: value, path: [name], message: read });
    }
    if (value.API_UPSTREAM_URL && !value.CSRF_SECRET && !value.CSRF_SECRETS) {
      issues.push({
        code: "custom",
        input: value,
        path: ["CSRF_SECRET"],
        message: "required beside API_UPSTREAM_URL",
      });
    }
  })
  .refine((env) => !env.LINE_CHANNEL_ID || env.LINE_CHANNEL_SECRET, {
    path: ["LINE_CHANNEL_ID"],
    message: "needs LINE_CHANNEL_SECRET beside it",
  })
  .refine((env) => !env.DEPOSIT_FAST_PATH || env.DEPOSIT_ACCOUNTS, {
    path: ["DEPOSIT_FAST_PATH"],
    message: "needs DEPOSIT_ACCOUNTS beside it",
  })
  .refine((env) => !env.DEPOSIT_NORMAL_PATH || env.DEPOSIT_ACCOUNTS, {
    path: ["DEPOSIT_NORMAL_PATH"],
    message: "needs DEPOSIT_ACCOUNTS beside it",
  })
  .refine((env) => !env.DEPOSIT_ACCOUNTS || env.DEPOSIT_FAST_PATH || env.DEPOSIT_NORMAL_PATH, {
    path: ["DEPOSIT_ACCOUNTS"],
    message: "needs DEPOSIT_FAST_PATH or DEPOSIT_NORMAL_PATH beside it",
  })
  .refine((env) => !env.FIREBASE_CONFIG || env.FIREBASE_CONFIG === "simulator" || env.FIREBASE_VAPID_KEY, {
    path: ["FIREBASE_CONFIG"],
    message: "needs FIREBASE_VAPID_KEY beside it",
  })
  .transform((env) => ({
    ...env,
    TOKEN_SECRETS: ringOf(env.TOKEN_SECRETS, env.TOKEN_SECRET),
    /** The one that signs. */
    TOKEN_SECRET: ringOf(env.TOKEN_SECRETS, env.TOKEN_SECRET)?.[0].secret,
    CSRF_SECRETS: ringOf(env.CSRF_SECRETS, env.CSRF_SECRET),
    SIMULATORS: env.API_UPSTREAM_URL === undefined && (env.SIMULATORS ?? isOfBox(env)),
    API_UPSTREAM_URL: env.API_UPSTREAM_URL ?? `${ownUpstream(env)}/api`,
    POY_API_UPSTREAM_URL: env.POY_API_UPSTREAM_URL ?? `${ownUpstream(env)}/poy-api`,
    /** The own upstream's origin, wherever it is. */
    UPSTREAM_URL: ownUpstream(env),
    DRAIN_MS: env.DRAIN_MS ?? (env.ROLE === "all" ? 0 : DRAIN_MS),
    /** Empty: nobody is asked for live updates. A vendor has no key that would be everybody's. */
    PUSHER_KEY: env.PUSHER_KEY ?? (env.API_UPSTREAM_URL === undefined ? "house" : ""),
    PUSHER_PRIVATE: env.PUSHER_PRIVATE ?? env.API_UPSTREAM_URL === undefined,
    /** True with an own upstream, here or elsewhere, which includes the push server. */
    embedded: env.API_UPSTREAM_URL === undefined,
  }));

/** The lists were checked before. */
function ringOf(list: string | undefined, single: string | undefined): KeyRing | null {
  const read = readKeyRing(list, single, 16);
  return typeof read === "string" ? null : read;
}

/** Long enough for a load balancer that looks every second or two. */
const DRAIN_MS = 5_000;

interface OwnUpstream {
  ROLE: string;
  UPSTREAM_PORT: number;
  UPSTREAM_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
}

const ownUpstream = ({ UPSTREAM_URL, UPSTREAM_PORT }: OwnUpstream): string =>
  UPSTREAM_URL ?? `http://127.0.0.1:${UPSTREAM_PORT}`;

/** Everything on one machine, with the embedded database. */
const isOfBox = ({ ROLE, UPSTREAM_URL, DATABASE_URL }: OwnUpstream): boolean =>
  ROLE === "all" && UPSTREAM_URL === undefined && DATABASE_URL === undefined;

export type WebEnv = z.output<typeof webEnv>;

/** An empty value in a .env file means "not set". */
const withoutBlanks = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));

let parsed: WebEnv | undefined;

/** The parsed environment. @throws Error whose one-line message names each wrong key */
export function env(): WebEnv {
  if (parsed) return parsed;
  const outcome = webEnv.safeParse(withoutBlanks(process.env));
  if (!outcome.success) {
    const wrong = outcome.error.issues
      .map((issue) => `${issue.path.join(".")} (${issue.message})`)
      .join(", ");
    throw new Error(`The web server's environment is wrong: ${wrong}`);
  }
  parsed = outcome.data;
  return parsed;
}

/** Resets the cache for tests that set process.env. */
export function forgetEnv(): void {
  parsed = undefined;
}
