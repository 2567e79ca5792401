import { importsOf } from "./imports";
import { sourcesUnder } from "./source-files";

/** The file `from` imports the file `to`, at run time or for its types. */
export interface Arrow {
  from: string;
  to: string;
}

export const show = ({ from, to }: Arrow): string => `${from} → ${to}`;

/** The imports between the files of the given folders: all imports and re-exports, of types and of styles too. */
export function arrowsBetweenFiles(folders: string[]): Arrow[] {
  const files = sourcesUnder(folders);
  const byName = new Map(files.flatMap((file) => namesOf(file).map((name) => [name, file])));
  return files.filter(isCode).flatMap((file) =>
    importsOf(file).flatMap((each) => {
      const to = each.isPackage ? undefined : byName.get(each.to);
      return to === undefined || to === file ? [] : [{ from: file, to }];
    }),
  );
}

/** The imports between places, where `placeOf` returns a file's place; null: it has none. */
export function arrowsBetweenPlaces(
  arrows: readonly Arrow[],
  placeOf: (file: string) => string | null,
): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const [from, to] = [placeOf(arrow.from), placeOf(arrow.to)];
    if (from !== null && to !== null && from !== to) found.set(`${from} ${to}`, { from, to });
  }
  return [...found.values()];
}

/** Every cycle, as the sorted names that reach each other (strongly connected components, by Tarjan). */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (name: string) => {
    order.set(name, order.size);
    lowest.set(name, order.size - 1);
    open.push(name);
    for (const target of targets.get(name) ?? []) {
      if (!order.has(target)) visit(target);
      else if (!open.includes(target)) continue;
      lowest.set(name, Math.min(lowest.get(name) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(name) !== order.get(name)) return;
    const circle = open.splice(open.indexOf(name));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const name of targets.keys()) if (!order.has(name)) visit(name);
  return circles;
}

export const isCode = (file: string) => /\.(tsx?|mjs)$/.test(file);

/** The spellings of a file in imports: whole, without its extension, and an index by its folder. */
function namesOf(file: string): string[] {
  const name = file.replace(/\.(tsx?|mjs)$/, "");
  return [file, name, ...(name.endsWith("/index") ? [name.slice(0, -"/index".length)] : [])];
}
