import { StartError } from "../../site/start-error.mjs";
import { languages } from "./languages.mjs";

export const parts = [
  "screens",
  "boxes",
  "scanners",
  "lighthouse",
  "soak",
  "stories",
  "day",
  "trials",
  "bank",
  "attacks",
  "hostile",
  "browsers",
  "draws",
  "properties",
  "spec-floor",
  "cluster",
  "empty",
  "proof",
];
/** Short names of some parts. */
const called = { scan: "scanners" };
export const widths = ["390", "1280"];
/** A small phone, a tablet and a large desktop: seen where they are named. */
export const furtherWidths = ["360", "768", "1440"];
const schemes = ["light", "dark"];

const soakMinutes = 5;
const randomSeeds = 200;
/** Members stay logged in for two hours without renewing their session. */
const mostMinutes = 90;

/**
 * Parses the words behind `npm run sweep --`: all parts, or those named. A language, a width, a colour scheme or
 * the beginning of a path selects screens, or measured pages where `boxes` is named; a number behind `soak` is
 * its minutes, one behind `spec-floor` how many seeds; all words behind `proof` are its parts.
 * @param {string[]} all
 * @returns the parts in order, and the selection of each kind (all where none is named)
 */
export function planOf(all) {
  const end = all.includes("proof") ? all.indexOf("proof") + 1 : all.length;
  const [words, proof] = [all.slice(0, end), all.slice(end)];
  const isMinutes = (word, at) => words[at - 1] === "soak" && /^\d+(\.\d+)?$/.test(word);
  const isSeeds = (word, at) => words[at - 1] === "spec-floor" && /^[1-9]\d{0,4}$/.test(word);
  const minutes = Number(words.find(isMinutes) ?? soakMinutes);
  const seeds = Number(words.find(isSeeds) ?? randomSeeds);
  if (minutes <= 0 || minutes > mostMinutes)
    throw new StartError(`A soak lasts more than 0 and at most ${mostMinutes} minutes.`);
  const rest = words
    .filter((word, at) => !isMinutes(word, at) && !isSeeds(word, at))
    .map((word) => called[word] ?? word);
  const picks = [...Object.keys(languages), ...widths, ...furtherWidths, ...schemes];
  const unknown = rest.find((word) => ![...parts, ...picks].includes(word) && !word.startsWith("/"));
  if (unknown)
    throw new StartError(
      `"${unknown}" is none of ${[...parts, ...picks].join(", ")}, nor a path like /lotto.`,
    );

  const isOfScreens = !rest.includes("boxes") && rest.some((word) => !parts.includes(word));
  const named = parts.filter((part) => rest.includes(part) || (isOfScreens && part === "screens"));
  const picked = (some, further = []) => {
    const named = [...some, ...further].filter((one) => rest.includes(one));
    return named.length > 0 ? named : some;
  };
  return {
    parts: named.length > 0 ? named : parts,
    languages: picked(Object.keys(languages)),
    widths: picked(widths, furtherWidths),
    scheme: schemes.find((one) => rest.includes(one)) ?? "light",
    path: rest.find((word) => word.startsWith("/")) ?? "/",
    minutes,
    seeds,
    proof,
  };
}
