/** Firebase's two services that a browser registers with, as its SDK uses them, and the push service behind them. */
import { createECDH, randomBytes } from "node:crypto";
import { z } from "zod";
import { type Asked, jsonOf, type Reply } from "./http";

/** The app's public settings, and the public key of its web push certificate. */
export interface FirebaseApp {
  apiKey: string;
  projectId: string;
  messagingSenderId: string;
  appId: string;
}

/** The answer of a browser's `pushManager.subscribe`: an address of the push service, and the keys of its own. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const base64url = (bytes: number) =>
  z.base64url().refine((text) => Buffer.from(text, "base64url").length === bytes);
const installed = z.strictObject({
  // 22 characters, of which the first four bits are 0111.
  fid: z.string().regex(/^[cdef][\w-]{21}$/),
  authVersion: z.literal("FIS_v2"),
  appId: z.string(),
  sdkVersion: z.string().regex(/^w:\d/),
});
const subscribed = z.object({
  web: z.strictObject({
    origin: z.string().min(1),
    endpoint: z.url({ protocol: /^https$/ }),
    auth: base64url(16),
    p256dh: base64url(65),
    applicationPubKey: z.string(),
  }),
});

export function createFcmRegistrations(
  app: FirebaseApp,
  vapidKey: string,
  refuse: (why: string, reply: Reply) => Reply,
) {
  const project = `/v1/projects/${app.projectId}`;
  const installations = new Set<string>();
  /** The address of each token's subscription. */
  const tokens = new Map<string, string>();
  const newSubscription = (): Subscription => ({
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(24).toString("base64url")}`,
    p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  });
  let subscription = newSubscription();

  const error = (code: number, status: string, message: string) =>
    refuse(message, { status: code, body: { error: { code, status, message } } });

  function install(asked: Asked): Reply {
    const read = installed.safeParse(jsonOf(asked));
    if (!read.success || read.data.appId !== app.appId)
      return error(400, "INVALID_ARGUMENT", "an installation that is not the app's");
    const { fid } = read.data;
    const token = randomBytes(24).toString("base64url");
    installations.add(token);
    const authToken = { token, expiresIn: "604800s" };
    return {
      status: 200,
      body: { name: `${project}/installations/${fid}`, fid, refreshToken: "r", authToken },
    };
  }

  function register(asked: Asked): Reply {
    const [kind, token = ""] = String(asked.headers["x-goog-firebase-installations-auth"]).split(" ");
    if (kind !== "FIS" || !installations.has(token))
      return error(401, "UNAUTHENTICATED", "no token of an installation");
    if (asked.method === "DELETE") {
      tokens.delete(asked.path.slice(`${project}/registrations/`.length));
      return { status: 200 };
    }
    const read = subscribed.safeParse(jsonOf(asked));
    if (!read.success) return error(400, "INVALID_ARGUMENT", read.error.message);
    if (read.data.web.applicationPubKey !== vapidKey)
      return error(400, "INVALID_ARGUMENT", "a key of another web push certificate");
    const named = `${randomBytes(16).toString("base64url")}:APA91b${randomBytes(90).toString("base64url")}`;
    tokens.set(named, read.data.web.endpoint);
    return { status: 200, body: { token: named } };
  }

  return {
    /** The browser's current subscription. */
    subscription: () => subscription,
    /** Drops the browser's subscription, as after months without a visit: the next one is another. */
    expireSubscription: () => {
      subscription = newSubscription();
    },
    tokens: () => [...tokens.keys()],
    /** Whether the token's subscription still exists. */
    isRegistered: (token: string) => tokens.get(token) === subscription.endpoint,
    answer(asked: Asked): Reply | null {
      const { method, path, headers } = asked;
      const isInstall = method === "POST" && path === `${project}/installations`;
      const isRegister = path.startsWith(`${project}/registrations`) && ["POST", "DELETE"].includes(method);
      if (!isInstall && !isRegister) return null;
      if (headers["x-goog-api-key"] !== app.apiKey)
        return error(400, "INVALID_ARGUMENT", "API key not valid");
      return isInstall ? install(asked) : register(asked);
    },
  };
}
