import type { Answers, Choice } from "@/lib/domain/poy/paste/ambiguities";
import { type Pasted, readPaste } from "@/lib/domain/poy/paste/paste";

const short = {
  teng_bon_1: "วิ่งบน",
  teng_lang_1: "วิ่งล่าง",
  teng_bon_2: "2บน",
  teng_lang_2: "2ล่าง",
  teng_bon_3: "3บน",
  tode_3: "โต๊ด",
  teng_bon_nha_3: "3หน้า",
  teng_lang_3: "3ล่าง",
} as const;

/** The bets in short form, as `2บน 12=50`, in the order of the text. */
export const betsOf = ({ bets }: Pasted): string =>
  bets.map(({ option, number, price }) => `${short[option]} ${number}=${price / 100}`).join(", ");

/** A letter for each line: h heading, r read, i ignored, a asks, u unread. */
export const marksOf = ({ rows }: Pasted): string => rows.map(({ mark }) => mark[0]).join("");

/** Answers every question of a text in the same way, again and again until none is left. */
export function answerAll(text: string, choice: (about: string) => Choice): Answers {
  let answers: Answers = {};
  for (let round = 0; round < 3; round++) {
    const asks = readPaste(text, answers).rows.flatMap(({ ask }) => (ask ? [ask] : []));
    const more = asks.flatMap(({ about, keys }) => keys.map((key) => [key, choice(about)] as const));
    answers = { ...answers, ...Object.fromEntries(more) };
  }
  return answers;
}
