import { describe, expect, test } from "vitest";
import { isAnswerTold, sectionsTold, signupTermsTold, stepsTold } from "@/lib/domain/site/any-house";
import { howToTopics } from "@/lib/domain/site/how-to";
import howto from "@/locales/en/howto.json";
import legal from "@/locales/en/legal.json";
import member from "@/locales/en/member.json";

/** A figure, a promise of a refund, a receipt: what only this project's own upstream has said. */
const ofTheHouse =
  /play credit|service receives|rate fixed|only to look|satang|\bminutes\b|refund|receipt|void|24 hours|90 days|limits on/i;
const { title: _, ...shortTerms } = member.terms;
const textsOf = (sections: Record<string, { points: Record<string, string> }>) =>
  Object.values(sections).flatMap(({ points }) => Object.values(points));

describe("in front of another service", () => {
  test("no help page, answer or legal text tells this house's own terms", () => {
    const steps = howToTopics.flatMap(({ topic }) =>
      Object.values(howto.topics[topic].steps).slice(0, stepsTold(topic, false)),
    );
    const answers = Object.entries(howto.faq.answers).flatMap(([key, { answer }]) =>
      isAnswerTold(key, false) ? [answer] : [],
    );
    const texts = [
      ...steps,
      ...answers,
      ...signupTermsTold(shortTerms, false),
      ...textsOf(sectionsTold("terms", legal.terms.sections, false)),
      ...textsOf(sectionsTold("privacy", legal.privacy.sections, false)),
    ];
    expect(texts.length).toBeGreaterThan(20);
    // The page to open after a login is a cookie of the site itself.
    const own = texts.filter((text) => ofTheHouse.test(text) && !text.startsWith("Necessary cookies"));
    expect(own).toEqual([]);
  });
});

test("in front of its own upstream everything is told", () => {
  expect(sectionsTold("terms", legal.terms.sections, true)).toEqual(legal.terms.sections);
  expect(sectionsTold("privacy", legal.privacy.sections, true)).toEqual(legal.privacy.sections);
  expect(signupTermsTold(shortTerms, true)).toEqual(Object.values(shortTerms));
  expect(howToTopics.map(({ topic }) => stepsTold(topic, true))).toEqual(Array(7).fill(Infinity));
  expect(Object.keys(howto.faq.answers).every((key) => isAnswerTold(key, true))).toBe(true);
});
