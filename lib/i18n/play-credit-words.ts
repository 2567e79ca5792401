/**
 * Words that are true of the embedded upstream alone, which deals in play credit and has a simulated bank: another
 * upstream's money is real, and no page may say otherwise.
 */
type Words = Record<string, Record<string, unknown>>;

/** The messages without them; where such a sentence stands alone it is empty, and its place is left out. */
export function withoutPlayCredit(words: Words): Words {
  const { shell, picture, main } = words;
  const start = main?.start as Record<string, unknown> | undefined;
  return {
    ...words,
    ...(shell && { shell: { ...shell, playCredit: "" } }),
    ...(picture && { picture: { ...picture, playCredit: "" } }),
    ...(start && { main: { ...main, start: { ...start, deposit: { name: shell?.deposit, hint: "" } } } }),
  };
}
