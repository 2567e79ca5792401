import type { NamedPackage } from "./named-package";
import { namedPackages } from "./named-packages";
import { importsPackage, productFiles, type SourceFile } from "./product-files";

const opening = `# Packages

What the product was asked to be built with, and where it is. Written by \`npm run packages:docs\` from
\`scripts/packages\` and the imports themselves; \`tests/house/packages.test.ts\` holds that each is
imported from its places alone, and that nothing does its work without it.

package | for what | where | files | instead of it, no
---|---|---|---|---
`;

/** The table as Markdown. */
export function drawPackages(): string {
  const files = productFiles();
  return opening + namedPackages.map((one) => `${row(one, files)}\n`).join("");
}

function row({ name, does, bypasses }: NamedPackage, files: readonly SourceFile[]): string {
  const users = files.filter((file) => importsPackage(file, name)).map(({ path }) => path);
  const nos = bypasses.map(({ what }) => what).join("; ");
  return `\`${name}\` | ${does} | ${placesOf(users)} | ${users.length} | ${nos}`;
}

/** So many places are named; the others are summed up. */
const MOST_NAMED = 6;

/** Folders with their numbers of files, the fullest first; a folder's only file by its name. */
function placesOf(paths: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const path of paths) groups.set(folderOf(path), [...(groups.get(folderOf(path)) ?? []), path]);
  const sorted = [...groups].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  const named = sorted
    .slice(0, MOST_NAMED)
    .map(([folder, [only, ...others]]) =>
      others.length ? `\`${folder}\` ${others.length + 1}` : `\`${only}\``,
    );
  const left = sorted.slice(MOST_NAMED).flatMap(([, files]) => files).length;
  return [...named, ...(left > 0 ? [`elsewhere ${left}`] : [])].join(", ");
}

function folderOf(path: string): string {
  const [top = "", second, third] = path.split("/");
  if (top === "app" || top === "upstream" || second === undefined) return top;
  return /^(client|server)$/.test(second) && third
    ? `${top}/${second}/${third}`
    : top === "stores"
      ? top
      : `${top}/${second}`;
}
