const QUOTED = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1/g;
const OPEN = /['"]|\/\*|\$\w*\$/;

/** True once a text consists of whole statements: it ends with a semicolon outside of quotes and comments. */
export function isWhole(text: string): boolean {
  const bare = text.replace(QUOTED, " ");
  return !OPEN.test(bare) && /;\s*$/.test(bare);
}
