/** An address from outside, if it is an absolute https address without credentials; null for any other. */
export function safeAddress(written: string | null | undefined): string | null {
  const text = written?.trim() ?? "";
  // A pattern instead of URL parsing: the check depends on the text alone.
  return /^https:\/\/[^\s/?#@\\"'<>]+([/?#][^\s\\"<>]*)?$/i.test(text) ? text : null;
}

/** True when the address ends like a picture's. */
export const isPicture = (address: string): boolean =>
  /\.(png|jpe?g|webp|gif|avif|svg)([?#].*)?$/i.test(address);
