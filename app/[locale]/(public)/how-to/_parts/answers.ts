import type { Answer } from "@/components/howto/help-finder";
import { linksTo } from "@/components/navigation/destinations";
import { isAnswerTold } from "@/lib/domain/site/any-house";
import { fill } from "@/lib/i18n/fill";
import type howto from "@/locales/th/howto.json";
import type navigation from "@/locales/th/navigation.json";
import { figures } from "./figures";

type Question = keyof (typeof howto)["faq"]["answers"];

/** The pages that answers speak of. */
const ways: Partial<Record<Question, keyof typeof navigation>> = {
  cancel: "poy",
  payout: "poy",
  results: "results",
  withdraw: "withdraw",
  limits: "limits",
  games: "games",
  passkey: "devices",
  bonus: "promotions",
};

/** What members ask most, with the figures of the rules; `isOwn`: the upstream is this project's own. */
export function answersOf(words: typeof howto, names: typeof navigation, isOwn: boolean): Answer[] {
  const told = (Object.keys(words.faq.answers) as Question[]).filter((key) => isAnswerTold(key, isOwn));
  return told.map((key) => {
    const { question, answer } = words.faq.answers[key];
    const text = fill(answer, figures);
    const place = ways[key];
    return {
      question,
      answer: text,
      way: place && linksTo([place], names)[0],
      searched: `${question} ${text} ${words.find.keywords[key]}`,
    };
  });
}
