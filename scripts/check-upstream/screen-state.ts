/** A page's answer in a few words, read from its HTML. */
import { textsOf } from "../../tools/testing/visible-text";
import type { Words } from "../../tools/testing/words";

export interface Seen {
  pattern: string;
  status: number;
  /** Where it leads. */
  to: string | null;
  html: string;
}

/** What a page says of what it has not, by the messages that say so. */
const lacks: Readonly<Record<string, readonly string[]>> = {
  "not offered": [
    ...["error.notOffered", "profile.notOffered", "freezes.notOffered", "proof.notOffered"],
    "yeekee.grid.notOffered",
  ],
  "ask the staff": ["howto.elsewhere.title"],
  "slips not taken": ["lotto.notTaken"],
  "listed draws only": ["result.listedTitle"],
  "not loaded": ["error.notLoadedText", "result.errorTitle"],
};

/** A page with nothing but its title and one notice. */
const MOST_OF_NOTICE = 8;
/** Of the pieces of text that the page has with all calls. */
const MUCH = 0.6;

const mainOf = (html: string) => textsOf(/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html);

export function stateReader(words: Words): (seen: Seen | undefined, whole: Seen | undefined) => string {
  const told = Object.entries(lacks).map(([state, keys]) => [state, keys.map((key) => words(key))] as const);
  return (seen, whole) => {
    if (!seen) return "–";
    const { status, to, html } = seen;
    if (to)
      return `${status} to \`${new URL(to, "http://site.test").pathname.replace(/^\/en(?=\/|$)/, "") || "/"}\``;
    if (status !== 200) return `${status} ${status >= 500 ? "try again later" : "not found"}`;
    const texts = mainOf(html);
    const states = told.flatMap(([state, sentences]) =>
      texts.some((text) => sentences.includes(text)) ? [state] : [],
    );
    if (states.length > 0 && texts.length <= MOST_OF_NOTICE) return `200 ${states.join(", ")}`;
    const isLess = whole?.status === 200 && texts.length < mainOf(whole.html).length * MUCH;
    return `200 ${[isLess ? "shown, less" : "shown", ...states].join(", ")}`;
  };
}
