/** The environment of the embedded upstream: every key, its default in embedded mode, and what is required. */
import { z } from "zod";
import { roles } from "@/lib/domain/access/roles";
import { playSettingsRefusal, refusedPlaySettings } from "@/lib/domain/site/play-settings";
import { type KeyRing, readKeyRing } from "@/lib/kernel/key-ring";
import { secretsOf } from "@/lib/kernel/secret-list";
import { POOL_SIZE } from "../db/limits";
import { type GameConnections, readGameConnections } from "./game-connections";
import { type Networks, readNetworks } from "./networks";
import { type PartnerKeys, readPartnerKeys } from "./partner-keys";
import { serviceAccountText } from "./service-account";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const secretList = z
  .string()
  .transform(secretsOf)
  .refine(
    (secrets) => secrets.length > 0 && secrets.every((each) => each.length >= 32),
    "32 characters or more",
  );
const isLoopbackHost = (host: string) => ["localhost", "::1"].includes(host) || /^127\.[\d.]+$/.test(host);
const port = z.coerce.number().int().min(1).max(65_535);

export const upstreamEnv = z
  .object({
    /** What this process does; `web` starts none of this service */
    ROLE: z.enum(roles).default("all"),
    /** Where the service listens */
    UPSTREAM_PORT: port.default(4100),
    /** The address it listens on; one beyond this machine needs UPSTREAM_SECRET */
    UPSTREAM_HOST: z.string().min(1).default("127.0.0.1"),
    /**
     * Bearer between web server and upstream, 32 characters or more; with a comma the first is sent and all are
     * accepted. Unset: every caller on this machine is believed
     */
    UPSTREAM_SECRET: secretList.optional(),
    /** Redis or Valkey that processes tell each other news by; unset: within this process only */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    /**
     * How long a stopping process still takes calls while it reports not to be ready, ms; unset: 5000, with ROLE=all 0
     */
    DRAIN_MS: z.coerce.number().int().min(0).max(60_000).optional(),
    /** Proxies in front of push sockets that do not come by the web server */
    TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
    /** PostgreSQL URL; unset: the embedded database in DATA_DIR */
    DATABASE_URL: z.string().min(1).optional(),
    /** Nobody's money is in DATABASE_URL: the settings for tests and demos may stand beside it */
    NO_REAL_MONEY: flag.default(false),
    /**
     * URL of the role that owns the tables, used by `npm run migrate` only: the role of DATABASE_URL then owns
     * none
     */
    MIGRATE_DATABASE_URL: z.string().min(1).optional(),
    /**
     * Connections of this process to PostgreSQL; over all processes together two or three times the server's cores
     */
    DB_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(POOL_SIZE),
    /** Slips of one round that are placed together where so many wait, 64 for a start; 1: each by itself */
    SLIPS_A_GROUP: z.coerce.number().int().min(1).max(256).default(1),
    DATA_DIR: z.string().min(1).default(".data"),
    /** Money actions per member and minute; load tests with few members set more */
    MEMBER_ACTS_PER_MINUTE: z.coerce.number().int().min(1).default(120),
    /** Push sockets open at once per address (IPv6: per /64), counted for sockets that come by the web server */
    PUSH_SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(250),
    /** Push sockets that may subscribe to one member's private channel at once */
    PUSH_SOCKETS_PER_MEMBER: z.coerce.number().int().min(1).default(20),
    /** Opens POST /test/clock and /test/tick; for tests only */
    TEST_CLOCK: flag.default(false),
    /** Number of steps of a draw while the test clock is on; small enough to take no noticeable time */
    TEST_DRAW_STEPS: z.coerce.number().int().min(1).max(16_000).default(64),
    /** Simulated banks: members play their own bank, names are confirmed, payouts are in play credit */
    SIMULATORS: flag.optional(),
    /**
     * Secret of the signatures on POST /hooks/deposit-feed (a bank's robot, a chain's watcher); unset: no such
     * route
     */
    DEPOSIT_FEED_SECRET: z.string().min(32).optional(),
    /** The same with ids, `id:secret,id:secret`: each is accepted */
    DEPOSIT_FEED_SECRETS: z.string().optional(),
    /**
     * SMS gateway for one-time codes and security alerts. Unset: the simulator where it is on, otherwise no SMS
     */
    SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Bearer secret for the SMS gateway; required with its address */
    SMS_GATEWAY_SECRET: z.string().min(16).optional(),
    /** Push messages: the JSON of a Google service account's key, or `simulator`. Unset: no push messages */
    FIREBASE_SERVICE_ACCOUNT: serviceAccountText.optional(),
    FIREBASE_SEND_URL: z.url({ protocol: /^https?$/ }).default("https://fcm.googleapis.com"),
    /** Draws a labelled result two minutes after a result time at which none was entered */
    DEMO_FEED: flag.optional(),
    /** Adds twenty labelled demo shots, without prizes, to each round of yeekee and ping-pong */
    DEMO_SHOOTERS: flag.optional(),
    /** Public randomness for the draws of shots: base address of a drand chain */
    DRAND_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Hash and public key of that chain, lower-case hex; required with its address */
    DRAND_CHAIN_HASH: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    DRAND_PUBLIC_KEY: z
      .string()
      .regex(/^[0-9a-f]{64,256}$/)
      .optional(),
    /** Keys of the partners who may send members in: {"name": "public key in PEM, or a shared secret"} */
    PARTNER_KEYS: z.string().optional(),
    /** Providers of partners' games: {"sa": {"launchUrl": "https://…", "secret": "shared, 32 characters"}} */
    GAME_PROVIDERS: z.string().optional(),
    /** Google's reCAPTCHA v3 at the signup: its secret key, or `simulator`; unset: no captcha */
    RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
    RECAPTCHA_VERIFY_URL: z
      .url({ protocol: /^https?$/ })
      .default("https://www.google.com/recaptcha/api/siteverify"),
    /** The LINE Login channel: its id and its secret; without an id the simulator plays LINE */
    LINE_CHANNEL_ID: z.string().min(1).optional(),
    LINE_CHANNEL_SECRET: z.string().min(16).optional(),
    /**
     * Messages by LINE: the channel access token of the official account. Unset: the simulator's, or no messages
     */
    LINE_MESSAGING_TOKEN: z.string().min(16).optional(),
    LINE_MESSAGING_URL: z.url({ protocol: /^https?$/ }).default("https://api.line.me"),
    /**
     * Public address of the site, for links in messages; unset: the origin of each member's last settings change
     */
    SITE_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    /** The origin of the operators' console, whose pages may open push sockets as well */
    OPERATOR_ORIGIN: z
      .url({ protocol: /^https?$/ })
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    /** Further hosts of the site, comma separated */
    SITE_HOSTS: z.string().default(""),
    /** Networks that operators may log in from: `203.0.113.0/24, 2001:db8::/32`; unset: any */
    OPERATOR_NETWORKS: z.string().optional(),
    /** How long withdrawals are on hold after a change of PIN, phone, name or bank accounts; hours */
    WITHDRAW_REST_HOURS: z.coerce.number().int().min(0).max(720).default(24),
    /** Password of the demo accounts; unset: no demo accounts */
    DEMO_PASSWORD: z.string().min(8).optional(),
    /** Secret that signs members' tokens, and is accepted beside TOKEN_SECRETS */
    TOKEN_SECRET: z.string().min(32).optional(),
    /** The same with ids, `id:secret,id:secret`: the first signs, each is accepted */
    TOKEN_SECRETS: z.string().optional(),
    PUSHER_APP_ID: z.string().min(1),
    PUSHER_KEY: z.string().min(1),
    PUSHER_SECRET: z.string().min(16).optional(),
    /** The same with ids, `id:secret,id:secret`: the first signs, each is accepted */
    PUSHER_SECRETS: z.string().optional(),
    /** 1: each answered call is a line of the log at level info, else at debug */
    ACCESS_LOG: flag.default(false),
    /** Port of Prometheus's metrics, and the address it listens on; unset: no metrics */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    /** Statements that take longer are logged, ms */
    SLOW_STATEMENT_MS: z.coerce.number().int().min(1).default(1_000),
    /** Collector that traces are sent to by OTLP over HTTP; unset: no traces */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  })
  .refine(({ ROLE, DATABASE_URL }) => ["all", "web"].includes(ROLE) || DATABASE_URL, {
    path: ["DATABASE_URL"],
    message: "required with this ROLE: the embedded database is open in one process only",
  })
  .refine(({ UPSTREAM_HOST, UPSTREAM_SECRET }) => isLoopbackHost(UPSTREAM_HOST) || UPSTREAM_SECRET, {
    path: ["UPSTREAM_SECRET"],
    message: "required where UPSTREAM_HOST is not an address of this machine alone",
  })
  .check(({ value, issues }) => {
    for (const name of refusedPlaySettings(value))
      issues.push({ code: "custom", input: value, path: [name], message: playSettingsRefusal });
  })
  .refine((env) => !env.DRAND_URL || (env.DRAND_CHAIN_HASH && env.DRAND_PUBLIC_KEY), {
    path: ["DRAND_URL"],
    message: "needs DRAND_CHAIN_HASH and DRAND_PUBLIC_KEY beside it",
  })
  .refine((env) => !env.LINE_CHANNEL_ID || env.LINE_CHANNEL_SECRET, {
    path: ["LINE_CHANNEL_ID"],
    message: "needs LINE_CHANNEL_SECRET beside it",
  })
  // LINE's user ids are known from its Login channel only, so that messages need both.
  .refine((env) => !env.LINE_MESSAGING_TOKEN || env.LINE_CHANNEL_ID, {
    path: ["LINE_MESSAGING_TOKEN"],
    message: "needs LINE_CHANNEL_ID beside it",
  })
  .refine((env) => !env.SMS_GATEWAY_URL || env.SMS_GATEWAY_SECRET, {
    path: ["SMS_GATEWAY_URL"],
    message: "needs SMS_GATEWAY_SECRET beside it",
  })
  .transform(
    ({ PARTNER_KEYS = "{}", GAME_PROVIDERS = "{}", OPERATOR_NETWORKS = "", ...env }, { addIssue }) => ({
      ...env,
      ...ringsOf(env, addIssue),
      OPERATOR_NETWORKS: tried<Networks>(
        () => readNetworks(OPERATOR_NETWORKS),
        (message) => addIssue({ code: "custom", path: ["OPERATOR_NETWORKS"], message }),
        readNetworks(""),
      ),
      PARTNER_KEYS: tried<PartnerKeys>(
        () => readPartnerKeys(PARTNER_KEYS),
        (message) => addIssue({ code: "custom", path: ["PARTNER_KEYS"], message }),
        new Map(),
      ),
      GAME_PROVIDERS: tried<GameConnections>(
        () => readGameConnections(GAME_PROVIDERS),
        (message) => addIssue({ code: "custom", path: ["GAME_PROVIDERS"], message }),
        new Map(),
      ),
      DRAIN_MS: env.DRAIN_MS ?? (env.ROLE === "all" ? 0 : DRAIN_MS),
      DEMO_SHOOTERS: env.DEMO_SHOOTERS ?? (env.DATABASE_URL === undefined && !env.TEST_CLOCK),
      SIMULATORS: env.SIMULATORS ?? env.DATABASE_URL === undefined,
      DEMO_FEED: env.DEMO_FEED ?? (env.DATABASE_URL === undefined && !env.TEST_CLOCK),
    }),
  );

type Refuse = (issue: { code: "custom"; path: string[]; message: string }) => void;
interface GivenSecrets extends Partial<Record<RingName, string | undefined>> {
  TOKEN_SECRET?: string | undefined;
  PUSHER_SECRET?: string | undefined;
  DEPOSIT_FEED_SECRET?: string | undefined;
}
type RingName = "TOKEN_SECRETS" | "PUSHER_SECRETS" | "DEPOSIT_FEED_SECRETS";

/** In place of a ring that cannot be read; the environment is refused anyway. */
const noRing: KeyRing = [{ id: "", secret: "" }];

function ringsOf(given: GivenSecrets, addIssue: Refuse) {
  const ring = (name: RingName, single: string | undefined, least: number): KeyRing | null => {
    const read = readKeyRing(given[name], single, least);
    if (typeof read !== "string") return read;
    addIssue({ code: "custom", path: [name], message: read });
    return noRing;
  };
  const required = (name: RingName, single: string | undefined, least: number): KeyRing => {
    const read = ring(name, single, least);
    if (!read) addIssue({ code: "custom", path: [name.slice(0, -1)], message: `required, or ${name}` });
    return read ?? noRing;
  };
  const tokens = required("TOKEN_SECRETS", given.TOKEN_SECRET, 32);
  return {
    TOKEN_SECRETS: tokens,
    /** The one that signs. */
    TOKEN_SECRET: tokens[0].secret,
    PUSHER_SECRETS: required("PUSHER_SECRETS", given.PUSHER_SECRET, 16),
    DEPOSIT_FEED_SECRETS: ring("DEPOSIT_FEED_SECRETS", given.DEPOSIT_FEED_SECRET, 32),
  };
}

/** Long enough for a load balancer that looks every second or two. */
const DRAIN_MS = 5_000;

function tried<Read>(read: () => Read, refuse: (message: string) => void, otherwise: Read): Read {
  try {
    return read();
  } catch (error) {
    refuse(error instanceof Error ? error.message : "unreadable");
    return otherwise;
  }
}

export type UpstreamEnv = z.output<typeof upstreamEnv>;

/** Reads the environment. Throws one line that names each key that is missing or invalid. */
export function readUpstreamEnv(source: NodeJS.ProcessEnv): UpstreamEnv {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const read = upstreamEnv.safeParse(filled);
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`the environment is not usable: ${wrong.join("; ")}`);
}
