/**
 * LINE Login 2.1 as documented, for one channel and one person: the consent page, and the exchange of a code for
 * tokens.
 */
import { createHash, randomBytes } from "node:crypto";
import { SignJWT } from "jose";
import { lineIssuer } from "@/lib/contract/line";
import { type Asked, formOf, type Reply } from "./http";

export const lineLoginPaths = {
  authorize: "/oauth2/v2.1/authorize",
  consent: "/consent",
  token: "/oauth2/v2.1/token",
} as const;

export interface LineChannelFacts {
  id: string;
  secret: string;
}

export interface LinePersonFacts {
  userId: string;
  name: string;
  email: string;
}

const ID_TOKEN_SECONDS = 3_600;
const SCOPES = ["openid", "profile", "email"];
/** RFC 7636: the challenge is a SHA-256 in base64url, the verifier 43 to 128 characters. */
const CHALLENGE = /^[\w-]{43}$/;
const VERIFIER = /^[\w.~-]{43,128}$/;

/** @param refuse records a sentence for each refusal, and answers as LINE does */
export function createLineLogin(
  channel: LineChannelFacts,
  person: LinePersonFacts,
  refuse: (why: string, reply: Reply) => Reply,
) {
  let callback = "";
  /** The authorization request, by its code. */
  const granted = new Map<string, URLSearchParams>();

  const back = (asked: URLSearchParams, said: Record<string, string>): Reply => {
    const to = new URL(asked.get("redirect_uri") ?? "");
    for (const [name, value] of Object.entries(said)) to.searchParams.set(name, value);
    to.searchParams.set("state", asked.get("state") ?? "");
    return { status: 302, headers: { location: to.href } };
  };

  /** The page that LINE shows instead of the consent page, or null. */
  function refusedRequest(asked: URLSearchParams): Reply | null {
    const page = (why: string) => refuse(why, { status: 400, body: `<h1>400 Bad Request</h1><p>${why}` });
    // Redirects only to the channel's own address.
    if (asked.get("client_id") !== channel.id) return page("invalid client_id");
    if (asked.get("redirect_uri") !== callback) return page("invalid redirect_uri");
    const error = (name: string, why: string) =>
      refuse(why, back(asked, { error: name, error_description: why }));
    const scopes = (asked.get("scope") ?? "").split(" ");
    if (asked.get("response_type") !== "code")
      return error("unsupported_response_type", "response_type is not code");
    if (!scopes.includes("openid") || scopes.some((scope) => !SCOPES.includes(scope)))
      return error("invalid_scope", `scope ${scopes.join(" ")}`);
    if (!asked.get("state")) return error("invalid_request", "no state");
    if (asked.get("code_challenge_method") !== "S256" || !CHALLENGE.test(asked.get("code_challenge") ?? ""))
      return error("invalid_request", "no S256 code_challenge");
    return null;
  }

  function consent(asked: Asked): Reply {
    const form = formOf(asked);
    if (!form || refusedRequest(form)) return refuse("a consent to nothing", { status: 400 });
    const no = { error: "access_denied", error_description: "The resource owner denied the request." };
    if (form.get("answer") !== "allow") return back(form, no);
    const code = randomBytes(15).toString("base64url");
    granted.set(code, form);
    return back(form, { code, friendship_status_changed: String(form.has("bot_prompt")) });
  }

  async function token(asked: Asked): Promise<Reply> {
    const form = formOf(asked) ?? new URLSearchParams();
    const error = (name: string, why: string) =>
      refuse(why, { status: 400, body: { error: name, error_description: why } });
    if (form.get("grant_type") !== "authorization_code")
      return error("unsupported_grant_type", "grant_type is not authorization_code");
    if (form.get("client_id") !== channel.id || form.get("client_secret") !== channel.secret)
      return error("invalid_client", "invalid client_id or client_secret");
    const code = form.get("code") ?? "";
    const request = granted.get(code);
    granted.delete(code);
    if (!request) return error("invalid_grant", "invalid authorization code");
    if (form.get("redirect_uri") !== request.get("redirect_uri"))
      return error("invalid_grant", "redirect_uri does not match");
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    if (!VERIFIER.test(verifier) || challenge !== request.get("code_challenge"))
      return error("invalid_grant", "code_verifier does not match");
    return { status: 200, headers: { "cache-control": "no-store" }, body: await tokensFor(request) };
  }

  async function tokensFor(request: URLSearchParams) {
    const scope = request.get("scope") ?? "";
    const has = (name: string) => scope.split(" ").includes(name);
    const claims = {
      amr: ["linesso"],
      ...(request.get("nonce") && { nonce: request.get("nonce") }),
      ...(has("profile") && { name: person.name }),
      ...(has("email") && { email: person.email }),
    };
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setIssuer(lineIssuer.real)
      .setSubject(person.userId)
      .setAudience(channel.id)
      .setIssuedAt()
      .setExpirationTime(`${ID_TOKEN_SECONDS}s`)
      .sign(new TextEncoder().encode(channel.secret));
    const [access_token, refresh_token] = [randomBytes(30), randomBytes(15)].map((bytes) =>
      bytes.toString("base64url"),
    );
    return { access_token, expires_in: 2_592_000, id_token, refresh_token, scope, token_type: "Bearer" };
  }

  return {
    /** Registers the site's callback address, as in LINE's console; LINE redirects to no other. */
    registerCallback: (address: string) => {
      callback = address;
    },
    async answer(asked: Asked): Promise<Reply | null> {
      const { method, path } = asked;
      if (method === "GET" && path === lineLoginPaths.authorize)
        return refusedRequest(asked.query) ?? { status: 200, body: consentPage(asked.query) };
      if (method === "POST" && path === lineLoginPaths.consent) return consent(asked);
      if (method === "POST" && path === lineLoginPaths.token) return token(asked);
      return null;
    },
  };
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function consentPage(asked: URLSearchParams): string {
  const fields = [...asked].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><html lang="en"><title>LINE Login</title><link rel="icon" href="data:,">
<h1>LINE Login</h1>
<form method="post" action="${lineLoginPaths.consent}">${fields.join("")}
<button name="answer" value="allow">Allow</button><button name="answer" value="cancel">Cancel</button>
</form>`;
}
