import type { Namespace } from "./messages";

/** A namespace, or a part of one: `lotto.list`. */
export type MessagePath = Namespace | `${Namespace}.${string}`;

interface Tree {
  [key: string]: Tree | string;
}

/** The named parts of the messages, each at its place. Throws RangeError for a part that does not exist. */
export function pickMessages<All extends object>(all: All, paths: readonly MessagePath[]): Partial<All>;
export function pickMessages(all: object, paths: readonly MessagePath[]): object {
  const picked: Tree = {};
  for (const path of paths) copy(all as Tree, picked, path.split("."));
  return picked;
}

function copy(from: Tree, to: Tree, [key = "", ...rest]: readonly string[]): void {
  const value = Object.hasOwn(from, key) ? from[key] : undefined;
  if (value === undefined) throw new RangeError(`no message ${key}`);
  if (rest.length === 0) {
    to[key] = value;
    return;
  }
  const inner = to[key] ?? {};
  if (typeof value === "string" || typeof inner === "string") throw new RangeError(`${key} has no parts`);
  // A copy: the namespace itself is shared by all requests.
  const part = { ...inner };
  copy(value, part, rest);
  to[key] = part;
}
