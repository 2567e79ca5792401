/**
 * Sentences that are true of this project's own upstream alone: its play credit and simulated bank, and what only it has
 * said of sessions, codes and slips. In front of another one no page may say them, not even after a press.
 */
type Words = Record<string, Record<string, unknown>>;

/** By key: null where nothing is said instead and the place is left out, else the key of what is. */
export const houseWords: Readonly<Record<string, string | null>> = {
  "shell.playCredit": null,
  "shell.playBalance": "shell.balance",
  "picture.playCredit": null,
  "main.start.deposit.hint": null,
  "site.description": "site.plain",
  "legal.privacy.lead": "legal.privacy.plain",
  "result.lead": null,
  "freezes.lead": null,
  "howto.topics.register-addbank.steps.2": "howto.signUp",
  "member.login.unlock": null,
  "member.login.lockRule": null,
  "bank.add.added": "bank.add.taken",
  "lotto.unknown.text": "lotto.unknown.plain",
  "lotto.closed.void": "lotto.closed.plainVoid",
  "yeekee.shoot.processingHint": "yeekee.shoot.over",
  "yeekee.draw.freezing.title": "yeekee.shoot.processing",
  "yeekee.draw.freezing.text": "yeekee.shoot.over",
  "pin.change.lead": null,
  "pin.change.ends": null,
  "pin.change.doneText": "pin.doneAnywhere",
  "pin.forgot.newPinText": null,
  "pin.forgot.doneText": "pin.doneAnywhere",
  "pin.code.life": null,
};

/** The messages as another upstream's site says them. */
export function withoutHouseWords(words: Words): Words {
  const told = structuredClone(words);
  for (const [key, instead] of Object.entries(houseWords)) {
    const [name = "", ...above] = key.split(".").reverse();
    const place = wordsAt(told, above.reverse());
    if (place && name in place) place[name] = instead === null ? "" : textAt(words, instead);
  }
  return told;
}

const wordsAt = (words: Words, path: readonly string[]): Record<string, unknown> | undefined =>
  path.reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], words) as
    | Record<string, unknown>
    | undefined;

const textAt = (words: Words, key: string): unknown => {
  const path = key.split(".");
  return wordsAt(words, path.slice(0, -1))?.[path.at(-1) ?? ""];
};
