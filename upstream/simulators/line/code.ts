/** The simulator's authorization request and code: the code is encrypted and valid once, for one minute. */
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { LINE_CALLBACK } from "@/lib/contract/line";
import type { LineChannel } from "../../line/channel";

const CODE_AUDIENCE = "the simulator's own token endpoint";
const CODE_LIFE = "60s";
const MOST_SPENT = 10_000;

const text = (most: number) => z.string().max(most);

const request = z.object({
  response_type: z.literal("code"),
  client_id: text(100),
  redirect_uri: z.url({ protocol: /^https?$/ }).max(2_000),
  state: text(500).min(1),
  nonce: text(500).min(1),
  scope: text(200).regex(/\bopenid\b/),
  code_challenge: text(128).min(43),
  code_challenge_method: z.literal("S256"),
  ui_locales: text(20).optional(),
});

export interface Who {
  sub: string;
  name: string;
  email: string;
}

export type Asked = z.output<typeof request>;

/** A parsed authorize request; null when LINE would refuse it. The redirect must lead back to this site. */
export function askedFor(query: unknown, channel: LineChannel, siteHost: string): Asked | null {
  const read = request.safeParse(query);
  if (!read.success || read.data.client_id !== channel.id) return null;
  const { host, pathname } = new URL(read.data.redirect_uri);
  return host === siteHost && pathname === LINE_CALLBACK ? read.data : null;
}

const keyOf = (channel: LineChannel) => new TextEncoder().encode(`code:${channel.secret}`);

/** The code that is returned through the browser. */
export function sealCode(channel: LineChannel, asked: Asked, who: Who): Promise<string> {
  const { redirect_uri, nonce, code_challenge } = asked;
  return new SignJWT({ ...who, redirect_uri, nonce, code_challenge })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(CODE_AUDIENCE)
    .setJti(randomUUID())
    .setExpirationTime(CODE_LIFE)
    .sign(keyOf(channel));
}

const exchange = z.object({
  grant_type: z.literal("authorization_code"),
  code: text(4_000),
  redirect_uri: text(2_000),
  client_id: text(100),
  client_secret: text(200),
  code_verifier: text(128).min(43),
});

const sealed = z.object({
  sub: text(120),
  name: text(120),
  email: text(254),
  jti: text(100),
  redirect_uri: text(2_000),
  nonce: text(500),
  code_challenge: text(128),
});

/**
 * The account of a code; null for a wrong secret, a wrong verifier, and a code that is expired, used or forged.
 */
export async function claimsOf(
  channel: LineChannel,
  body: unknown,
  spent: Set<string>,
): Promise<z.output<typeof sealed> | null> {
  const asked = exchange.safeParse(body);
  if (!asked.success) return null;
  const { code, redirect_uri, client_id, client_secret, code_verifier } = asked.data;
  if (client_id !== channel.id || !isSame(client_secret, channel.secret)) return null;
  try {
    const { payload } = await jwtVerify(code, keyOf(channel), {
      algorithms: ["HS256"],
      audience: CODE_AUDIENCE,
    });
    const claims = sealed.parse(payload);
    const challenge = createHash("sha256").update(code_verifier).digest("base64url");
    if (spent.has(claims.jti) || claims.redirect_uri !== redirect_uri) return null;
    if (!isSame(challenge, claims.code_challenge)) return null;
    const [oldest] = spent;
    if (spent.size >= MOST_SPENT && oldest !== undefined) spent.delete(oldest);
    spent.add(claims.jti);
    return claims;
  } catch {
    return null;
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
