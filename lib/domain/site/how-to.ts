/** The help pages in the order a newcomer needs them, and the page on which each is done. */
export const howToTopics = [
  { topic: "register-addbank", place: "/register" },
  { topic: "deposit", place: "/credit/deposit" },
  { topic: "lotto", place: "/lotto" },
  { topic: "lotto4d", place: "/lotto/4d" },
  { topic: "result-poy", place: "/results" },
  { topic: "withdraw", place: "/credit/withdraw" },
  { topic: "forgot-pin", place: "/forgot-pin" },
] as const;

export type HowToTopic = (typeof howToTopics)[number]["topic"];

export const howToPage = (topic: HowToTopic): string => `/howto/${topic}`;

/** Topics whose steps stand below the rules of their page. */
const belowRules: ReadonlySet<HowToTopic> = new Set<HowToTopic>(["lotto", "lotto4d"]);

/** The anchor (#) of those steps. */
export const STEPS_ANCHOR = "pictures";

/** Where the steps of a topic begin: who asks how a bet is placed is not led to the rules. */
export const howToSteps = (topic: HowToTopic): string =>
  belowRules.has(topic) ? `${howToPage(topic)}#${STEPS_ANCHOR}` : howToPage(topic);

/** The picture of a step, counted from 1, in the folder's language. */
export const stepPicture = (topic: HowToTopic, step: number, folder: string): string =>
  `/images/howto/${folder}/${topic}-${step}.webp`;

/** Pixels of every such picture. */
export const STEP_PICTURE = { width: 540, height: 996 } as const;

/** Topics whose pages look otherwise on a desktop, so that their steps have pictures of it as well. */
const wideTopics: ReadonlySet<HowToTopic> = new Set<HowToTopic>(["lotto", "lotto4d"]);

/** The picture of a step on a desktop; null where it looks as on a phone. */
export const widePicture = (topic: HowToTopic, step: number, folder: string): string | null =>
  wideTopics.has(topic) ? `/images/howto/${folder}/${topic}-${step}-wide.webp` : null;

/** Pixels of every such picture. */
export const WIDE_PICTURE = { width: 1024, height: 640 } as const;
