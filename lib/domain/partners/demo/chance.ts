/** Unbiased random numbers from bytes: the outcome follows from the bytes alone, in Node and in a browser. */

/** Returns one byte at a time. Throws when they are used up, which never happens with 32 bytes in these games. */
export function byteByByte(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new RangeError("out of bytes");
    return byte;
  };
}

/** A number from 0 up to a bound of at most 256, the bound excluded; bytes that would bias it are skipped. */
export function drawBelow(bound: number, next: () => number): number {
  const fair = 256 - (256 % bound);
  for (;;) {
    const byte = next();
    if (byte < fair) return byte % bound;
  }
}

/** Three dice, each from 0 to 5. */
export function threeDice(bytes: Uint8Array): readonly [number, number, number] {
  const next = byteByByte(bytes);
  return [drawBelow(6, next), drawBelow(6, next), drawBelow(6, next)];
}

/** The message whose HMAC-SHA256 under the seed gives the bytes of a play. */
export const playMessage = (clientSeed: string, nonce: number): string => `${clientSeed}:${nonce}`;
