const plural = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g;

/**
 * Puts values into the `{names}` of a sentence that the server handed over as plain text. Of ICU's grammar it knows the
 * plural of English, `{n, plural, one {# draw} other {# draws}}`; the other languages have one form.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const counted = text.replace(plural, (gap, name: string, one: string, other: string) => {
    const count = values[name];
    return count === undefined ? gap : (String(count) === "1" ? one : other).replaceAll("#", String(count));
  });
  return counted.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
