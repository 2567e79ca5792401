/** A line in one alphabet of signs, each with its place in the line as it was written. */
export interface Plain {
  readonly text: string;
  /** For each UTF-16 unit of `text`, the place in the source, and one more for the end; null where all are the same. */
  readonly at: readonly number[] | null;
}

/** The place in the line as it was written. */
export const placeOf = ({ text, at }: Plain, unit: number): number => (at ? (at[unit] ?? text.length) : unit);

/** The digits of the scripts that members write in, from zero to nine. */
const digitRows = ["๐๑๒๓๔๕๖๗๘๙", "០១២៣៤៥៦៧៨៩", "၀၁၂၃၄၅၆၇၈၉", "໐໑໒໓໔໕໖໗໘໙", "０１２３４５６７８９"];
const same = new Map<string, string>(
  digitRows.flatMap((row) => [...row].map((digit, value) => [digit, String(value)] as const)),
);
const signs: readonly (readonly [string, string])[] = [
  ["\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000\t\r", " "],
  ["＝﹦", "="],
  ["\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D", "-"],
  ["×✕＊∗хХ", "*"],
  ["•·・∙⋅|،，、;；&＆", ","],
  ["（", "("],
  ["）", ")"],
  ["＋", "+"],
  ["／", "/"],
  ["．", "."],
  ["：", ":"],
];
for (const [from, to] of signs) for (const sign of from) same.set(sign, to);

/** Marks without a width, those that turn the direction of a text, and the one that asks for a coloured picture. */
const invisible = /\u00AD|[\u200B-\u200F]|[\u202A-\u202E]|[\u2060-\u206F]|\uFEFF|\uFE0E|\uFE0F/;
const digit = /\d/;
/** Signs that have no other form: most lines are made of them alone. */
const isPlain = /^[\x20-\x25\x27-\x3A\x3C-\x7B\x7D\x7E\u0E01-\u0E3A\u0E40-\u0E4C]*$/;

/**
 * Digits of any script as ASCII, one sign for each meaning, no invisible marks. A mark between two digits becomes "?":
 * whether they are one number nobody can tell. Thai vowels typed as two signs become the one that is meant.
 */
export function plainOf(line: string): Plain {
  if (isPlain.test(line) && !line.includes("เเ")) return { text: line, at: null };
  let text = "";
  const at: number[] = [];
  let wasHidden = false;
  const put = (sign: string, place: number) => {
    if (wasHidden && digit.test(sign) && digit.test(text.at(-1) ?? "")) {
      text += "?";
      at.push(place);
    }
    wasHidden = false;
    text += sign;
    for (let unit = 0; unit < sign.length; unit++) at.push(place);
  };
  let place = 0;
  for (const sign of line) {
    if (invisible.test(sign)) wasHidden = true;
    else if (sign === "เ" && text.endsWith("เ")) text = `${text.slice(0, -1)}แ`;
    else if (sign === "า" && text.endsWith("\u0E4D")) text = `${text.slice(0, -1)}\u0E33`;
    else put(same.get(sign) ?? sign, place);
    place += sign.length;
  }
  at.push(place);
  return { text, at };
}
