/** Keys of the partners who may send members in: a public key in PEM, or a shared secret. */
import { createPublicKey, type KeyObject } from "node:crypto";

export interface PartnerKey {
  key: KeyObject | Uint8Array;
  /** The algorithm follows from the kind of key, never from the token's header. */
  algorithms: readonly string[];
}

export type PartnerKeys = ReadonlyMap<string, PartnerKey>;

const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/;
const SHORTEST_SECRET = 32;

/** @throws Error with one line that names the partner whose key is invalid, without the key */
export function readPartnerKeys(json: string): PartnerKeys {
  const named = parse(json);
  return new Map(Object.entries(named).map(([name, text]) => [name, keyOf(name, text)]));
}

function parse(json: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read === "object" && read !== null && !Array.isArray(read)) return { ...read };
  } catch {
    // Reported below: the parser's own message would contain a part of the keys.
  }
  throw new Error("not a JSON object of names and keys");
}

function keyOf(name: string, text: unknown): PartnerKey {
  if (!NAME.test(name)) throw new Error(`"${name.slice(0, 60)}" is no name of a partner`);
  if (typeof text !== "string") throw new Error(`the key of ${name} is no text`);
  if (text.includes("-----BEGIN")) return readPublicKey(name, text);
  if (text.length < SHORTEST_SECRET)
    throw new Error(`the secret of ${name} is shorter than ${SHORTEST_SECRET}`);
  return { key: new TextEncoder().encode(text), algorithms: ["HS256"] };
}

/** @throws Error with one line that names the partner, where the text is no public key of an allowed kind */
export function readPublicKey(name: string, pem: string): PartnerKey {
  if (!pem.includes("-----BEGIN PUBLIC KEY-----")) throw new Error(`the key of ${name} is no public key`);
  const key = readPem(name, pem);
  const curve = key.asymmetricKeyDetails?.namedCurve;
  if (key.asymmetricKeyType === "ed25519") return { key, algorithms: ["EdDSA", "Ed25519"] };
  if (key.asymmetricKeyType === "ec" && curve === "prime256v1") return { key, algorithms: ["ES256"] };
  if (key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2_048) {
    return { key, algorithms: ["RS256", "PS256"] };
  }
  throw new Error(`the key of ${name} is none of Ed25519, P-256 and RSA from 2,048 bits`);
}

function readPem(name: string, pem: string): KeyObject {
  try {
    return createPublicKey(pem);
  } catch {
    throw new Error(`the key of ${name} cannot be read`);
  }
}
