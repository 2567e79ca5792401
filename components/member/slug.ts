/** An invitation's word out of an address, or undefined when it cannot be one: letters, digits, - and _, at most 80. */
export function readSlug(text: string | string[] | undefined): string | undefined {
  return typeof text === "string" && /^[A-Za-z0-9_-]{1,80}$/.test(text) ? text : undefined;
}
