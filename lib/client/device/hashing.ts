/** SHA-2 in the browser: Web Crypto on secure origins, else a library that is loaded on demand. */
import type { Hashing } from "@/lib/domain/yeekee/draw";

/**
 * Rejects where neither is available: an insecure origin, and the network was lost before the library had
 * loaded.
 */
export async function loadHashing(): Promise<Hashing> {
  return globalThis.crypto?.subtle ? ownHashing(crypto.subtle) : libraryHashing();
}

function ownHashing(subtle: SubtleCrypto): Hashing {
  return {
    sha256: async (bytes) => new Uint8Array(await subtle.digest("SHA-256", whole(bytes))),
    sha512: async (bytes) => new Uint8Array(await subtle.digest("SHA-512", whole(bytes))),
    hmacSha256: async (key, message) => {
      const kind = { name: "HMAC", hash: "SHA-256" };
      const secret = await subtle.importKey("raw", whole(key), kind, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", secret, whole(message)));
    },
  };
}

async function libraryHashing(): Promise<Hashing> {
  const [{ sha256, sha512 }, { hmac }] = await Promise.all([
    import("@noble/hashes/sha2"),
    import("@noble/hashes/hmac"),
  ]);
  return {
    sha256: async (bytes) => sha256(bytes),
    sha512: async (bytes) => sha512(bytes),
    hmacSha256: async (key, message) => hmac(sha256, key, message),
  };
}

/** Web Crypto requires an ArrayBuffer of its own. */
const whole = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
