const QUOTED = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1/g;
const OPEN = /['"]|\/\*|\$\w*\$/;

/** True once a text is whole statements: it ends with a semicolon that stands in no quote and no comment. */
export function isWhole(text: string): boolean {
  const bare = text.replace(QUOTED, " ");
  return !OPEN.test(bare) && /;\s*$/.test(bare);
}
