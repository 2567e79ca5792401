/**
 * Numbers that folk belief reads out of dreams. The list is the site's own; it says nothing about chances, which are
 * the same for every number.
 */
import { animals } from "./animals";
import { beliefs } from "./beliefs";
import { body } from "./body";
import { events } from "./events";
import { food } from "./food";
import { nature } from "./nature";
import { people } from "./people";
import { places } from "./places";
import { things } from "./things";
import { vehicles } from "./vehicles";

/** Kinds of dreams in display order, each with its subjects and their three digits. */
export const dreamKinds = {
  animals,
  people,
  body,
  nature,
  things,
  food,
  places,
  events,
  beliefs,
  vehicles,
} as const;

export type DreamKind = keyof typeof dreamKinds;
type SubjectsOf<Kind> = Kind extends DreamKind ? keyof (typeof dreamKinds)[Kind] : never;
export type DreamSubject = SubjectsOf<DreamKind>;

export interface Dream {
  readonly kind: DreamKind;
  readonly subject: DreamSubject;
  /** Two digits: the first with the second, turned round, and the first with the third; each once. */
  readonly pairs: readonly string[];
  /** All three digits. */
  readonly triple: string;
}

const dreamOf = (kind: DreamKind, subject: string, digits: string): Dream => {
  const [first = "", second = "", third = ""] = digits;
  return {
    kind,
    subject: subject as DreamSubject,
    pairs: [...new Set([first + second, second + first, first + third])],
    triple: digits,
  };
};

/** Every dream, kind by kind. */
export const dreams: readonly Dream[] = Object.entries(dreamKinds).flatMap(([kind, subjects]) =>
  Object.entries(subjects).map(([subject, digits]) => dreamOf(kind as DreamKind, subject, digits)),
);

export const isDreamKind = (text: unknown): text is DreamKind =>
  typeof text === "string" && Object.hasOwn(dreamKinds, text);
