/** An invitation's slug from an address, or undefined when invalid: letters, digits, - and _, at most 80. */
export function readSlug(text: string | string[] | undefined): string | undefined {
  return typeof text === "string" && /^[A-Za-z0-9_-]{1,80}$/.test(text) ? text : undefined;
}
