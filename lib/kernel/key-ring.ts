/** A secret by which something is signed, and the id by which it is known; "" is one of before there were ids. */
export interface Key {
  id: string;
  secret: string;
}

/** The first signs, each of them verifies: so a secret can be changed while processes run. */
export type KeyRing = readonly [Key, ...Key[]];

const KEY = /^([A-Za-z0-9_-]{1,32}):(.+)$/;

/**
 * Reads `id:secret,id:secret`, and adds the single secret of before there were ids as the last.
 * @param list text of the list; undefined or empty for none
 * @param single the single secret; undefined for none
 * @param leastCharacters of each secret in the list
 * @returns null without any secret; what is wrong with the list as a text
 */
export function readKeyRing(
  list: string | undefined,
  single: string | undefined,
  leastCharacters: number,
): KeyRing | string | null {
  const keys: Key[] = [];
  for (const text of (list ?? "").split(",").map((part) => part.trim())) {
    if (text === "") continue;
    const [, id = "", secret = ""] = KEY.exec(text) ?? [];
    if (id === "") return "is not a list of id:secret, separated by commas";
    if (secret.length < leastCharacters)
      return `has a secret of less than ${leastCharacters} characters: ${id}`;
    if (keys.some((key) => key.id === id)) return `has two secrets of one id: ${id}`;
    keys.push({ id, secret });
  }
  if (single) keys.push({ id: "", secret: single });
  const [first, ...others] = keys;
  return first ? [first, ...others] : null;
}

/**
 * The keys that may have signed what names this id: that one alone. What names none may be of each; what names an
 * unknown one may be of the single secret, which another process knows by an id already.
 */
export function candidates(ring: KeyRing, id: unknown): readonly Key[] {
  if (id === undefined) return ring;
  const named = ring.filter((key) => key.id === id);
  return named.length > 0 ? named : ring.filter((key) => key.id === "");
}
