/**
 * The forward step of a draw of version 3, by OpenSSL: about 2 ms, where JavaScript's BigInt takes 17.
 * Plain JavaScript without the project's modules, so that a thread can run the file as it is, bundled or not.
 */
import {
  constants,
  createDiffieHellman,
  createPublicKey,
  getDiffieHellman,
  publicEncrypt,
} from "node:crypto";

/** RFC 3526, group 14; p ≡ 3 mod 4, so v^e is a square root of v or of p − v. */
const prime = getDiffieHellman("modp14").getPrime();
const p = bigOf(prime);
const e = bytesOf((p + 1n) / 4n);

/**
 * Methods to raise a number below p to the power e, the faster one first.
 * @type {Record<"rsa" | "diffieHellman", () => (v: bigint) => bigint>}
 */
export const powers = {
  /** As RSA without padding, with p as the modulus. */
  rsa() {
    const jwk = { kty: "RSA", n: prime.toString("base64url"), e: e.toString("base64url") };
    const key = createPublicKey({ key: jwk, format: "jwk" });
    return (v) => bigOf(publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, bytesOf(v)));
  },
  /** As a Diffie-Hellman shared secret, which refuses 0, 1 and p − 1. */
  diffieHellman() {
    const exchange = createDiffieHellman(prime);
    exchange.setPrivateKey(e);
    return (v) => {
      if (v === 0n || v === 1n) return v;
      return v === p - 1n ? 1n : bigOf(exchange.computeSecret(bytesOf(v)));
    };
  },
};

/**
 * The forward step: maps `v` in [0, p) to the one number that the backward step maps to `v`.
 * @param {(v: bigint) => bigint} [power]
 * @returns {(v: bigint) => bigint}
 */
export function createStep(power = workingPower()) {
  return (v) => {
    const flipped = (v ^ 1n) < p ? v ^ 1n : v;
    const root = power(flipped);
    const isRoot = (root * root) % p === flipped;
    const isEven = root % 2n === 0n;
    return isRoot === isEven ? root : p - root;
  };
}

/** The first method that this machine's OpenSSL supports: some builds refuse such keys. */
function workingPower() {
  try {
    const power = powers.rsa();
    const root = power(4n);
    if ((root * root) % p === 4n) return power;
  } catch {}
  return powers.diffieHellman();
}

/** @param {bigint} number */
function bytesOf(number) {
  return Buffer.from(number.toString(16).padStart(512, "0"), "hex");
}

/** @param {Buffer} bytes */
function bigOf(bytes) {
  return BigInt(`0x${bytes.toString("hex")}`);
}
