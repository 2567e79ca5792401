/** Places inside a layer: a folder of its own, or a file at the layer's top. Folders inside a folder are one place with it. */
import { type Import, importsOf } from "./imports";
import { sourcesUnder } from "./source-files";

export interface Places {
  names: readonly string[];
  /** Imports from one place to another, of types, too. */
  arrows: readonly Import[];
  placeOf(path: string): string;
}

export function placesIn(layer: string): Places {
  const files = sourcesUnder([layer]).filter((file) => /\.(tsx?|mjs)$/.test(file));
  const placeOf = (path: string) => {
    const [first = "", ...rest] = path.slice(layer.length + 1).split("/");
    return rest.length > 0 ? first : first.replace(/\.(tsx?|mjs)$/, "");
  };
  const arrows = files
    .flatMap(importsOf)
    .filter(({ isPackage, to }) => !isPackage && to.startsWith(`${layer}/`))
    .filter(({ from, to }) => placeOf(from) !== placeOf(to));
  return { names: [...new Set(files.map(placeOf))].sort(), arrows, placeOf };
}

/** Names that reach themselves along the arrows, in groups that all reach each other; sorted. */
export function circlesOf(arrows: ReadonlyMap<string, Iterable<string>>): string[][] {
  const reached = new Map([...arrows.keys()].map((name) => [name, reachedFrom(name, arrows)]));
  const isMutual = (one: string, other: string) =>
    Boolean(reached.get(one)?.has(other) && reached.get(other)?.has(one));
  const groups = [...arrows.keys()]
    .filter((name) => isMutual(name, name))
    .map((name) => [...arrows.keys()].filter((other) => isMutual(name, other)).sort());
  return [...new Map(groups.map((group) => [group.join(" "), group])).values()];
}

function reachedFrom(name: string, arrows: ReadonlyMap<string, Iterable<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(arrows.get(name) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(arrows.get(next) ?? []));
  }
  return reached;
}
