/** The two halves of OpenID Connect with LINE: the address a browser is sent to, and the exchange of the code. */
import { jwtVerify } from "jose";
import * as oidc from "openid-client";
import { z } from "zod";
import { LINE_CALLBACK } from "@/lib/contract/line";
import { isLoopback } from "@/lib/server/config/loopback";
import type { LineChannel } from "./line-channel";

const TIMEOUT_SECONDS = 8;

/** The state that the browser needs when it comes back. */
export interface LineFlow {
  state: string;
  nonce: string;
  /** PKCE's code verifier. */
  verifier: string;
}

/** The LINE user, with the id token that proves it. */
export interface LinePerson {
  lineId: string;
  name?: string;
  email?: string;
  idToken: string;
}

function configured(channel: LineChannel): oidc.Configuration {
  const config = new oidc.Configuration(
    {
      issuer: channel.issuer,
      authorization_endpoint: channel.authorizeUrl("https://site.invalid"),
      token_endpoint: channel.tokenUrl,
    },
    channel.id,
    { id_token_signed_response_alg: "HS256" },
    oidc.ClientSecretPost(channel.secret),
  );
  config.timeout = TIMEOUT_SECONDS;
  // The simulator is the embedded upstream's; any other service without TLS is on this machine, by the
  // environment's rule.
  if (channel.isSimulated || isLoopback(channel.tokenUrl)) oidc.allowInsecureRequests(config);
  return config;
}

/** Starts a flow. @param language of LINE's own page, as `lang` has it */
export async function startLineFlow(
  channel: LineChannel,
  siteOrigin: string,
  language: string,
): Promise<{ to: string; flow: LineFlow }> {
  const flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const to = new URL(channel.authorizeUrl(siteOrigin));
  const asked = {
    response_type: "code",
    client_id: channel.id,
    redirect_uri: siteOrigin + LINE_CALLBACK,
    state: flow.state,
    nonce: flow.nonce,
    scope: "openid profile email",
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: "S256",
    ui_locales: language,
    ...(channel.botPrompt && { bot_prompt: channel.botPrompt }),
  };
  for (const [name, value] of Object.entries(asked)) to.searchParams.set(name, value);
  return { to: to.href, flow };
}

/**
 * Exchanges the code of the callback. @throws on any fault of it: LINE's refusal, a foreign state, an invalid
 * token
 */
export async function finishLineFlow(
  channel: LineChannel,
  siteOrigin: string,
  answered: URLSearchParams,
  { state, nonce, verifier }: LineFlow,
): Promise<LinePerson> {
  // LINE adds parameters of its own to the callback; these are the protocol's.
  const address = new URL(siteOrigin + LINE_CALLBACK);
  for (const name of ["code", "state"]) address.searchParams.set(name, answered.get(name) ?? "");
  const tokens = await oidc.authorizationCodeGrant(configured(channel), address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const person = await readPerson(channel, tokens.id_token ?? "");
  if (!person) throw new Error("the id token is not LINE's");
  return person;
}

const claims = z.object({
  sub: z.string().min(1).max(120),
  name: z.string().optional(),
  email: z.string().max(254).optional(),
});

/** Null for a token that LINE did not sign for this channel, or that is too old. */
export async function readPerson(channel: LineChannel, idToken: string): Promise<LinePerson | null> {
  try {
    const { payload } = await jwtVerify(idToken, new TextEncoder().encode(channel.secret), {
      algorithms: ["HS256"],
      issuer: channel.issuer,
      audience: channel.id,
      requiredClaims: ["exp"],
    });
    const { sub, name, email } = claims.parse(payload);
    return { lineId: sub, name: name?.replaceAll("\0", "").slice(0, 120), email, idToken };
  } catch {
    return null;
  }
}
