/** A word may hold one typing error for so many of its signs, and two at most. */
const SIGNS_AN_ERROR = 4;
const MOST_ERRORS = 2;

/** How many typing errors a word may hold; short words none, or they would be like any other. */
export const errorsIn = (word: string): number =>
  Math.min(MOST_ERRORS, Math.floor(word.length / SIGNS_AN_ERROR));

/**
 * True when the text has the word, or something like it, anywhere: within the errors that a word of its length may
 * hold, each a sign that is wrong, missing or too many, or two neighbours that changed places. Scripts without spaces
 * have no words to compare one by one, so that every place of the text is a beginning.
 */
export function occursNearly(text: string, word: string): boolean {
  const signs = [...text];
  const letters = [...word];
  // By a count of letters: the least errors between so many of the first and what ends at the sign, wherever it began.
  let before: readonly number[] = [];
  let now: readonly number[] = [0, ...letters.map((_, at) => at + 1)];
  let least = letters.length;
  for (const [at, sign] of signs.entries()) {
    const next = [0];
    for (const [place, letter] of letters.entries()) {
      const isSwapped = letter === signs[at - 1] && letters[place - 1] === sign;
      const errors = [
        errorsAt(now, place + 1) + 1,
        errorsAt(next, place) + 1,
        errorsAt(now, place) + (letter === sign ? 0 : 1),
        ...(isSwapped ? [errorsAt(before, place - 1) + 1] : []),
      ];
      next.push(Math.min(...errors));
    }
    least = Math.min(least, errorsAt(next, letters.length));
    [before, now] = [now, next];
  }
  return least <= errorsIn(word);
}

const errorsAt = (row: readonly number[], count: number): number => row[count] ?? Number.POSITIVE_INFINITY;
