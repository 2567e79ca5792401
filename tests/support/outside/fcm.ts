/**
 * Firebase Cloud Messaging for the tests: registrations, grants and the send call on one server of this machine.
 */
import { createECDH, generateKeyPairSync } from "node:crypto";
import { createFcmRegistrations, type Subscription } from "./fcm-registrations";
import { createFcmSend, type FcmDelivery } from "./fcm-send";
import { type OutsideService, type Reply, startOutside } from "./http";

const app = {
  apiKey: "the web app's public key",
  projectId: "house-of-tests",
  messagingSenderId: "1234567890",
  appId: "1:1234567890:web:abcdef",
};

export interface Fcm extends OutsideService {
  /** The configuration of a site that uses this server. */
  env: Record<string, string>;
  account: { project_id: string; client_email: string; private_key: string; token_uri: string };
  /** The sender of the messages. */
  senderId: string;
  subscription(): Subscription;
  expireSubscription(): void;
  tokens(): string[];
  delivered: readonly FcmDelivery[];
  unregistered: readonly string[];
  grants(): number;
  /** The answer to the next send, whatever it is. */
  answerNext(reply: Reply): void;
  /** Why requests were refused, one line each. An unregistered token is no refusal. */
  refused: readonly string[];
}

/** @param known tokens that are registered from the start, where no browser is there to register any */
export async function startFcm(known: readonly string[] = []): Promise<Fcm> {
  const refused: string[] = [];
  const refuse = (why: string, reply: Reply) => {
    refused.push(why);
    return reply;
  };
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const vapidKey = createECDH("prime256v1").generateKeys().toString("base64url");
  const clientEmail = `sender@${app.projectId}.iam.gserviceaccount.com`;
  const registrations = createFcmRegistrations(app, vapidKey, refuse);
  const isRegistered = (token: string) => known.includes(token) || registrations.isRegistered(token);
  const { projectId } = app;
  const sender = { projectId, clientEmail, publicKey, tokenUri: () => `${service.origin}/token` };
  const sends = createFcmSend(sender, isRegistered, refuse);
  const replies: Reply[] = [];

  const service: OutsideService = await startOutside(async (asked) => {
    const scripted = asked.path.endsWith("messages:send") ? replies.shift() : undefined;
    const reply = scripted ?? registrations.answer(asked) ?? (await sends.answer(asked));
    // CORS: pages of other sites may call it, as they may Google's.
    const headers = { "access-control-allow-origin": "*" };
    if (reply) return { ...reply, headers };
    return refuse(`${asked.method} ${asked.path}`, { status: 404, headers });
  });
  const account = {
    project_id: projectId,
    client_email: clientEmail,
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    token_uri: sender.tokenUri(),
  };
  return {
    ...service,
    account,
    refused,
    senderId: app.messagingSenderId,
    env: {
      FIREBASE_CONFIG: JSON.stringify(app),
      FIREBASE_VAPID_KEY: vapidKey,
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
      FIREBASE_SEND_URL: service.origin,
    },
    subscription: registrations.subscription,
    expireSubscription: registrations.expireSubscription,
    tokens: registrations.tokens,
    delivered: sends.delivered,
    unregistered: sends.unregistered,
    grants: sends.grants,
    answerNext: (reply) => void replies.push(reply),
  };
}
