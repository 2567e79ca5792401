/**
 * Which of the site's own texts hold in front of any service. The others tell terms, figures and ways of this project's
 * own upstream, which no other one has said of itself.
 */
import type { HowToTopic } from "./how-to";

/** How many steps of each help page, from its first. */
const steps: Readonly<Record<HowToTopic, number>> = {
  ...{
    "register-addbank": 4,
    deposit: 0,
    lotto: 3,
    lotto4d: 4,
    "result-poy": 0,
    withdraw: 0,
    "forgot-pin": 0,
  },
};

/** Keys of texts by the place where they stand: of a section of terms, the points in it. */
const texts = {
  answers: ["support"],
  signup: ["age", "care"],
  terms: { who: "ab", account: "abc", money: "ab", care: "a", fair: "ab", changes: "b" },
  privacy: { what: "abc", why: "abc", cookies: "abcd", share: "bc", rights: "ab" },
} as const;

/** @param isOwn the upstream is this project's own */
export const stepsTold = (topic: HowToTopic, isOwn: boolean): number =>
  isOwn ? Number.POSITIVE_INFINITY : steps[topic];

export const isAnswerTold = (key: string, isOwn: boolean): boolean =>
  isOwn || texts.answers.some((told) => told === key);

/** The terms in short at the sign-up: as much as the whole ones say. */
export const signupTermsTold = (terms: Readonly<Record<string, string>>, isOwn: boolean): string[] =>
  Object.entries(terms).flatMap(([key, text]) =>
    isOwn || texts.signup.some((told) => told === key) ? [text] : [],
  );

interface Section {
  title: string;
  points: Record<string, string>;
}

/** The sections of a legal text, without the points that another service has not said of itself. */
export function sectionsTold(
  of: "terms" | "privacy",
  sections: Readonly<Record<string, Section>>,
  isOwn: boolean,
): Record<string, Section> {
  const told: Readonly<Record<string, string>> = texts[of];
  const kept = Object.entries(sections).flatMap(([name, section]): [string, Section][] => {
    const points = Object.entries(section.points).filter(([key]) => isOwn || told[name]?.includes(key));
    return points.length > 0 ? [[name, { ...section, points: Object.fromEntries(points) }]] : [];
  });
  return Object.fromEntries(kept);
}

/** What stands beside the forms of an entry: of another service's slips and rounds nothing is promised. */
export function asideTold<Points extends { heading: string; rates: string }>(
  { heading, ...points }: Points,
  isOwn: boolean,
): { heading: string; points: string[] } {
  return { heading, points: isOwn ? Object.values(points) : [points.rates] };
}
