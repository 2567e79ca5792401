/**
 * Simulator of LINE Login: an authorize page on which a person picks an account, and the token endpoint behind it.
 * The same protocol as LINE's (code, nonce, PKCE, an ID token signed with the channel's secret).
 */
import { createHash, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SignJWT } from "jose";
import { z } from "zod";
import { simulatorPaths } from "@/lib/contract/line";
import type { UpstreamEnv } from "../../config/env";
import { type LineChannel, lineChannel } from "../../line/channel";
import { askedFor, claimsOf, sealCode, type Who } from "./code";
import { authorizePage } from "./page";

const FORM_LIMIT_BYTES = 16_384;
const ID_TOKEN_LIFE = "1h";

const picked = z.object({
  act: z.enum(["allow", "cancel"]),
  name: z.string().trim().min(1).max(40).optional(),
});

/** Adds the simulator's routes; where a real channel is configured, or simulators are off, there are none. */
export function addLineSimulator(server: FastifyInstance, env: UpstreamEnv): void {
  const channel = lineChannel(env);
  if (!channel?.isSimulated) return;
  const spent = new Set<string>();
  server.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: FORM_LIMIT_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    door.get(simulatorPaths.authorize, async (request, reply) => {
      const asked = askedFor(request.query, channel, siteHostOf(request));
      if (!asked) return refusePage(reply);
      return reply.type("text/html; charset=utf-8").send(authorizePage(asked));
    });
    door.post(simulatorPaths.authorize, async (request, reply) => {
      const asked = askedFor(request.query, channel, siteHostOf(request));
      const said = picked.safeParse(request.body);
      if (!asked || !said.success) return refusePage(reply);
      const { act, name } = said.data;
      const back = new URL(asked.redirect_uri);
      if (asked.state) back.searchParams.set("state", asked.state);
      if (act === "cancel" || !name) back.searchParams.set("error", "access_denied");
      else
        back.searchParams.set("code", await sealCode(channel, asked, playAccount(name, deviceOf(request))));
      return reply.code(303).header("location", back.href).send();
    });
    door.post(simulatorPaths.token, async (request, reply) => {
      const claims = await claimsOf(channel, request.body, spent);
      if (!claims) return reply.code(400).send({ error: "invalid_grant" });
      const { sub, name, email, nonce } = claims;
      return {
        access_token: randomUUID(),
        token_type: "Bearer",
        expires_in: 2_592_000,
        scope: "openid profile email",
        id_token: await signIdToken(channel, { sub, name, email, nonce }),
      };
    });
  });
}

/** An ID token as LINE issues it to web channels. */
export function signIdToken(channel: LineChannel, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(channel.issuer)
    .setAudience(channel.id)
    .setIssuedAt()
    .setExpirationTime(ID_TOKEN_LIFE)
    .sign(new TextEncoder().encode(channel.secret));
}

/**
 * Play accounts belong to one browser: the same name on another browser is another account, so nobody can sign in
 * by guessing.
 */
export function playAccount(name: string, deviceId: string): Who {
  const sub = `U${createHash("sha256").update(`${deviceId}|${name}`).digest("hex").slice(0, 32)}`;
  return { sub, name, email: `${sub.slice(1, 9)}@line.example` };
}

const headerOf = (request: FastifyRequest, name: string) => String(request.headers[name] ?? "");
const siteHostOf = (request: FastifyRequest) => headerOf(request, "x-site-host");
export const deviceOf = (request: FastifyRequest) => headerOf(request, "x-device-id").slice(0, 64);

const refusePage = (reply: FastifyReply) =>
  reply
    .code(400)
    .type("text/plain; charset=utf-8")
    .send("The LINE simulator was not asked as LINE is asked. Please begin at the login page.");
