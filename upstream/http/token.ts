/** Access tokens: signed claims that are valid only with a live session row. */
import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { candidates, type KeyRing } from "@/lib/kernel/key-ring";
import { createLruCache } from "@/lib/kernel/lru-cache";

export const TOKEN_LIFE_SECONDS = 2 * 60 * 60;
/** However often it is renewed, a session ends a day after it began (decision 33). */
export const SESSION_LIFE_SECONDS = 24 * 60 * 60;

/** Tokens whose signature is remembered: a page sends the same one for two hours. */
const MOST_REMEMBERED = 10_000;

/** Ids are uuids in the database; a signed text of another form matches no row. */
const isUuid = (claim: unknown) =>
  typeof claim === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(claim);

export interface Claims {
  uuid: string;
  status: number;
  sid: string;
  role?: string;
  /** Of an operator's read-only view of the member: `sid` names the view. */
  viewOnly?: boolean;
  iat: number;
  exp: number;
}

export interface Grant {
  uuid: string;
  status: number;
  sid: string;
  role?: string | null;
  sessionStartedAtMs: number;
  /** End of a read-only view, ms since 1970; undefined for a session. */
  viewUntilMs?: number;
}

export interface Tokens {
  sign(grant: Grant): Promise<string>;
  /** Null when the signature, the shape or the time is invalid. */
  verify(token: string): Promise<Claims | null>;
}

/** A token names the key that signed it; one without a name is of before there were several, and any may be its key. */
export function createTokens(ring: KeyRing): Tokens {
  const [first] = ring;
  const encode = (secret: string) => new TextEncoder().encode(secret);
  const remembered = createLruCache<Claims>(MOST_REMEMBERED);

  /** Throws where nobody signed the token, or its time is over. */
  async function payloadOf(token: string): Promise<Claims> {
    const { kid } = decodeProtectedHeader(token);
    for (const { secret } of candidates(ring, kid)) {
      const read = await jwtVerify<Claims>(token, encode(secret), { algorithms: ["HS256"] }).catch(
        () => null,
      );
      if (read) return read.payload;
    }
    throw new Error("none of the keys has signed it");
  }

  return {
    async sign({ uuid, status, sid, role, sessionStartedAtMs, viewUntilMs }) {
      const now = Math.floor(Date.now() / 1000);
      const last =
        viewUntilMs === undefined
          ? Math.floor(sessionStartedAtMs / 1000) + SESSION_LIFE_SECONDS
          : Math.floor(viewUntilMs / 1000);
      const viewOnly = viewUntilMs === undefined ? {} : { viewOnly: true };
      return new SignJWT({ uuid, status, sid, ...(role ? { role } : {}), ...viewOnly })
        .setProtectedHeader({ alg: "HS256", typ: "JWT", ...(first.id && { kid: first.id }) })
        .setIssuedAt(now)
        .setExpirationTime(Math.min(now + TOKEN_LIFE_SECONDS, last))
        .sign(encode(first.secret));
    },
    async verify(token) {
      try {
        const { uuid, status, sid, role, viewOnly, iat, exp } = await remembered(token, () =>
          payloadOf(token),
        );
        if (!isUuid(uuid) || !isUuid(sid) || typeof status !== "number") return null;
        if (iat === undefined || exp === undefined || exp * 1000 <= Date.now()) return null;
        return { uuid, status, sid, role, viewOnly: viewOnly === true, iat, exp };
      } catch {
        return null;
      }
    },
  };
}
