import fc from "fast-check";

/** U+200B–U+206F without its visible dashes and quotes, U+FEFF, the soft hyphen. */
const unseen = fc.constantFrom(
  ..."\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067\u2068\u2069\u206f\ufeff",
);
const spaces = fc.string({ unit: fc.constantFrom(..." \u00a0\u2007\u2009\u202f\u205f\u3000"), maxLength: 2 });

/** A text as contact books and messengers copy it: with marks anywhere in it, and spaces of any kind around it. */
export const copied = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(fc.tuple(unseen, fc.nat(text.length)), { minLength: 1, maxLength: 6 }), spaces, spaces)
    .map(([marks, before, behind]) =>
      marks.reduce((so, [mark, at]) => so.slice(0, at) + mark + so.slice(at), before + text + behind),
    );
