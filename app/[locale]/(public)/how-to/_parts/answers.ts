import type { Answer } from "@/components/howto/help-finder";
import { linksTo } from "@/components/navigation/destinations";
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

/** What members ask most, with the figures of the rules. */
export function answersOf(words: typeof howto, names: typeof navigation): Answer[] {
  return (Object.keys(words.faq.answers) as Question[]).map((key) => {
    const { question, answer } = words.faq.answers[key];
    const told = fill(answer, figures);
    const place = ways[key];
    return {
      question,
      answer: told,
      way: place && linksTo([place], names)[0],
      searched: `${question} ${told} ${words.find.keywords[key]}`,
    };
  });
}
