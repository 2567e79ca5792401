/** Marks above and below a letter are seen in one place, in whatever order they were typed. */

/** Thai vowels below and above, tones, the sign of a mute letter and the ring, which belongs to the vowel behind it. */
const thai = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]+/gu;
/** The ring and the vowel "aa" between a letter and its tone: นำ้. */
const lateTone = /(\u0e4d\u0e32)([\u0e48-\u0e4b]+)/gu;
/** Vowels and signs of Khmer and Burmese; what joins two letters stays where it is. */
const khmerOrBurmese = /[\u17b6-\u17d1\u17d3\u17dd]+|[\u102b-\u1038\u103a-\u103e]+/gu;
const RING = "\u0e4d";

const sorted = (marks: string): string =>
  [...new Set(marks)].sort((one, other) => rankOf(one) - rankOf(other)).join("");
const rankOf = (mark: string): number =>
  mark === RING ? Number.POSITIVE_INFINITY : (mark.codePointAt(0) ?? 0);

/** The text with its marks in one order, none of them twice on a letter. Compatibility forms are taken apart before. */
export const inMarkOrder = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(lateTone, "$2$1")
    .replace(thai, sorted)
    .replace(khmerOrBurmese, sorted)
    // Two of the one vowel look like the other one.
    .replaceAll("\u0e40\u0e40", "\u0e41");
