/** The sending side of FCM, HTTP v1, as documented: a grant for a service account's signed assertion, and the send call. */
import { type KeyObject, randomBytes } from "node:crypto";
import { jwtVerify } from "jose";
import { z } from "zod";
import { type Asked, formOf, jsonOf, type Reply } from "./http";

const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const LONGEST_SECONDS = 3_600;

/** Keys that FCM reserves. */
const ownKey = z.string().regex(/^(?!from$|message_type$|google\.|gcm\.)/);
const sent = z.strictObject({
  message: z.strictObject({
    token: z.string().min(1),
    // Every value is a text; a number is refused.
    data: z.record(ownKey, z.string()),
    webpush: z.strictObject({ headers: z.record(z.string(), z.string()) }).optional(),
  }),
  validate_only: z.boolean().optional(),
});
export type FcmDelivery = Pick<z.output<typeof sent>["message"], "token" | "data">;

export interface FcmSender {
  projectId: string;
  clientEmail: string;
  publicKey: KeyObject;
  tokenUri: () => string;
}

export function createFcmSend(
  sender: FcmSender,
  isRegistered: (token: string) => boolean,
  refuse: (why: string, reply: Reply) => Reply,
) {
  const grants = new Set<string>();
  const delivered: FcmDelivery[] = [];
  /** Tokens that were answered with UNREGISTERED, once for each time. */
  const unregistered: string[] = [];

  async function grant(asked: Asked): Promise<Reply> {
    const form = formOf(asked) ?? new URLSearchParams();
    const error = (name: string, why: string) =>
      refuse(why, { status: 400, body: { error: name, error_description: why } });
    if (form.get("grant_type") !== GRANT) return error("unsupported_grant_type", "Invalid grant_type");
    try {
      const { payload } = await jwtVerify(form.get("assertion") ?? "", sender.publicKey, {
        algorithms: ["RS256"],
        issuer: sender.clientEmail,
        audience: sender.tokenUri(),
        requiredClaims: ["iat", "exp"],
      });
      const { iat = 0, exp = 0, scope } = payload;
      if (exp - iat > LONGEST_SECONDS) return error("invalid_grant", "the assertion lasts too long");
      if (scope !== SCOPE) return error("invalid_scope", "Invalid OAuth scope");
    } catch (why) {
      return error("invalid_grant", `Invalid JWT: ${why}`);
    }
    const token = `ya29.${randomBytes(30).toString("base64url")}`;
    grants.add(token);
    return { status: 200, body: { access_token: token, expires_in: 3_599, token_type: "Bearer" } };
  }

  function send(asked: Asked): Reply {
    const error = (code: number, status: string, message: string, details: object[] = []): Reply => ({
      status: code,
      body: { error: { code, message, status, details } },
    });
    const [kind, token = ""] = (asked.headers.authorization ?? "").split(" ");
    if (kind !== "Bearer" || !grants.has(token))
      return refuse("no grant", error(401, "UNAUTHENTICATED", "Invalid authentication credentials"));
    const read = sent.safeParse(jsonOf(asked));
    if (!read.success)
      return refuse(read.error.message, error(400, "INVALID_ARGUMENT", "Invalid JSON payload received"));
    const { message, validate_only: isOnlyChecked } = read.data;
    if (!isRegistered(message.token)) {
      unregistered.push(message.token);
      const type = "type.googleapis.com/google.firebase.fcm.v1.FcmError";
      return error(404, "NOT_FOUND", "Requested entity was not found.", [
        { "@type": type, errorCode: "UNREGISTERED" },
      ]);
    }
    if (!isOnlyChecked) delivered.push({ token: message.token, data: message.data });
    return { status: 200, body: { name: `projects/${sender.projectId}/messages/${delivered.length}` } };
  }

  return {
    delivered: delivered as readonly FcmDelivery[],
    unregistered: unregistered as readonly string[],
    /** How many grants were given. */
    grants: () => grants.size,
    async answer(asked: Asked): Promise<Reply | null> {
      if (asked.method !== "POST") return null;
      if (asked.path === "/token") return grant(asked);
      return asked.path === `/v1/projects/${sender.projectId}/messages:send` ? send(asked) : null;
    },
  };
}
