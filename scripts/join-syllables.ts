/**
 * `npm run join-syllables`: forbids the line breaks that browsers' dictionaries make inside a syllable, in the
 * messages of Thai, Khmer and Burmese. To run after changing those; a house test asks for it. The names of markets
 * are left alone, because members search for them by what they type.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type JoinedFolder, joined } from "./locales/joined";

type Words = { [key: string]: string | Words };

const join = (words: Words, folder: JoinedFolder): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === "string" ? joined(text, folder) : join(text, folder),
    ]),
  );

for (const folder of ["th", "kh", "mm"] as const)
  for (const file of readdirSync(`locales/${folder}`).filter((name) => name !== "market.json")) {
    const path = `locales/${folder}/${file}`;
    const words = JSON.parse(readFileSync(path, "utf8")) as Words;
    writeFileSync(path, `${JSON.stringify(join(words, folder), null, 2)}\n`);
  }
