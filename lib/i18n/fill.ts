const plural = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/**
 * Puts values into the `{names}` of a message that the server passed as plain text. Of ICU's grammar it supports
 * the English plural, `{n, plural, one {# draw} other {# draws}}`; the other languages have one form. `format-message.ts`
 * is no base for it: that one needs a locale and its formatters, refuses what it cannot fill, and is 0.7 kB more
 * script, which pages without client messages (the console's among them) do not load.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const counted = text.replace(plural, (gap, name: string, one: string, other: string) => {
    const count = values[name];
    return count === undefined ? gap : (String(count) === "1" ? one : other).replaceAll("#", String(count));
  });
  return counted.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
