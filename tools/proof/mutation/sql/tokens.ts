/** A token of an SQL function's body; blanks and comments are none. */
export interface Token {
  readonly text: string;
  /** Its place in the file, from 0. */
  readonly at: number;
  readonly end: number;
  /** How many brackets it stands in; a bracket itself stands outside. */
  readonly depth: number;
}

const pattern =
  /--[^\n]*|\s+|'(?:[^']|'')*'|[A-Za-z_][\w]*|\d+(?:\.\d+)?|:=|=>|<>|<=|>=|\|\||->>|->|::|\^@|[^\s\w]/gy;
const BEGIN_OF_BODY = "AS $$";
const END_OF_BODY = "$$;";

/** The tokens between `AS $$` and `$$;`. */
export function bodyTokens(text: string): Token[] {
  const begin = text.indexOf(BEGIN_OF_BODY) + BEGIN_OF_BODY.length;
  const end = text.indexOf(END_OF_BODY);
  const tokens: Token[] = [];
  let depth = 0;
  pattern.lastIndex = begin;
  for (let found = pattern.exec(text); found && found.index < end; found = pattern.exec(text)) {
    const [word] = found;
    if (/^(\s|--)/.test(word)) continue;
    if (word === ")" || word === "]") depth -= 1;
    tokens.push({ text: word, at: found.index, end: found.index + word.length, depth });
    if (word === "(" || word === "[") depth += 1;
  }
  return tokens;
}
