/** Chance from bytes, without a bias: what is drawn follows from the bytes alone, here and in a member's browser. */

/** Hands out one byte after the other. Throws when they are used up, which 32 of them never are in these games. */
export function byteByByte(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new RangeError("out of bytes");
    return byte;
  };
}

/** A number from 0 up to a bound of at most 256, the bound not included; bytes that would favour some are skipped. */
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

/** What the bytes of a play are the HMAC-SHA256 of, under its seed. */
export const playMessage = (clientSeed: string, nonce: number): string => `${clientSeed}:${nonce}`;
