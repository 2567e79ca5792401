import { pasteForms } from "@/lib/domain/poy/paste/forms";
import { readPaste } from "@/lib/domain/poy/paste/paste";
import { productionPatterns } from "@/lib/domain/poy/paste/productions";
import howto from "@/locales/en/howto.json";
import market from "@/locales/en/market.json";
import numbers from "@/locales/en/numbers.json";

const [FROM, TO] = ["<!-- forms: npm run paste:docs -->", "<!-- end of forms -->"];

/** The most bets of a form that are named. */
const NAMED = 3;

const inCode = (text: string) => `\`${text.replace(/\n/g, " ⏎ ")}\``;

/** What the reader says to a form, for a round of the government lottery. */
function saying(form: string): string {
  const { rows, bets, sets } = readPaste(form, {}, { betType: "gov" });
  const ask = rows.find((row) => row.ask)?.ask;
  const why = rows.find((row) => row.why)?.why;
  if (why) return `refused: ${numbers.paste.why[why]}`;
  if (ask) return `asks: ${numbers.paste.ask[ask.about].replace("{words}", ask.words ?? "")}`;
  if (sets.length > 0) return `four-digit sets: ${sets.join(" ")}`;
  if (bets.length === 0) return "no bet";
  const named = bets
    .slice(0, NAMED)
    .map(({ option, number, price }) => `${market.options[option]} ${number}=${price / 100}`);
  return named.join(", ") + (bets.length > NAMED ? ` and ${bets.length - NAMED} more` : "");
}

function drawForms(): string {
  const { groups } = howto.paste;
  const forms = Object.entries(pasteForms).flatMap(([group, texts]) =>
    texts.map((text, at) => {
      const title = at === 0 ? groups[group as keyof typeof groups] : "";
      return `${title} | ${inCode(text)} | ${saying(text)}`;
    }),
  );
  const grammar = productionPatterns.map(([name, pattern]) => `${name.padEnd(18)} ${pattern}`);
  return [
    "group | form | read as",
    "---|---|---",
    ...forms,
    "",
    "The grammar, over the kinds of tokens: `n` digits, `p` a sum, `w` a word of a slip, `h` a sweep, `r` a range, `v` an",
    "open digit. `PASTE_TEXTS=1000000 SEED=1 npx vitest run compose` reads composed texts of known meaning.",
    "",
    "```",
    ...grammar,
    "```",
  ].join("\n");
}

/** The document with its table as the reader has it. @throws Error where the marks are missing */
export function withForms(document: string): string {
  const [begin, end] = [document.indexOf(FROM), document.indexOf(TO)];
  if (begin < 0 || end < begin) throw new Error("no marks for the forms");
  return `${document.slice(0, begin)}${FROM}\n\n${drawForms()}\n\n${document.slice(end)}`;
}
