/** An address that somebody else wrote: only whole https addresses are led to. Null for any other. */
export function safeAddress(written: string | null | undefined): string | null {
  const text = written?.trim() ?? "";
  // Pure: no look at the world, only at the letters.
  return /^https:\/\/[^\s/?#@\\"'<>]+([/?#][^\s\\"<>]*)?$/i.test(text) ? text : null;
}

/** True for an address of a picture, by its ending. */
export const isPicture = (address: string): boolean =>
  /\.(png|jpe?g|webp|gif|avif|svg)([?#].*)?$/i.test(address);
