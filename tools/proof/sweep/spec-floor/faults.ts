import { unwrittenIn } from "../../../testing/visible-text";
import type { Answer, Asked } from "./pages";
import { kindOf } from "./random-upstream";

/** Of each kind of fault so many places are shown. */
const SHOWN = 3;
const LONGEST = 400;

/** A failure that was logged, by the site (`level`) or by the framework. */
const failure = /"level":"?(?:50|60|error|fatal)\b|^\s*⨯|^\s*(?:Uncaught |Unhandled )?\w*(?:Error|Fault): /;

/** Faults by their kind, with the places where each was seen. */
export function createFaults() {
  const kinds = new Map<string, string[]>();
  const statuses = new Map<number, number>();
  const note = (kind: string, place: string) => kinds.set(kind, [...(kinds.get(kind) ?? []), place]);
  return {
    judge({ seed, reader, folder, path }: Asked, answer: Answer): void {
      const place = `seed ${seed} (${kindOf(seed)}) ${reader} ${folder}${path}`;
      if ("error" in answer) return void note(`no answer: ${answer.error}`, place);
      const { status, html } = answer;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) note(`answers ${status}`, place);
      const text = unwrittenIn(html);
      if (text !== null) note(`shows "${text.slice(0, 80)}"`, place);
    },
    judgeLine(line: string): void {
      if (failure.test(line)) note(`logs ${line.replace(/\d+/g, "0").slice(0, 100)}`, line);
    },
    count: () => kinds.size,
    statuses: () =>
      [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${count} × ${status}`)
        .join(", "),
    lines: () =>
      [...kinds].flatMap(([kind, places]) => [
        `BAD  ${kind}: ${places.length}`,
        ...places.slice(0, SHOWN).map((place) => `       ${place.slice(0, LONGEST)}`),
      ]),
  };
}
