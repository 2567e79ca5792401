import { describe, expect, test } from "vitest";
import { filesUnder, read } from "./source-files";

type Words = { [key: string]: string | Words };

/** Gaps that are never one, so that the plural after them is always right. */
const neverOne: Record<string, string> = {
  "bank:add.numberHint": "the digits of an account number",
  "bank:add.numberWrong": "the digits of an account number",
  "draw:steps.work.text": "the work of a draw, as its rules fix it",
  "draw:device.label": "an example with fixed figures",
  "draw:device.example": "an example with fixed figures",
  "lotto:helper.adds": "a helper that adds at once adds ten numbers or more",
  "lotto:helper.gives": "a helper mode makes two numbers or more of its example",
  "howto:faq.answers.deposit.answer": "the minutes that a deposit waits, as the rules fix them",
  "howto:faq.answers.pin.answer": "the wrong PINs and the minutes that the rules fix",
  "howto:faq.answers.cancel.answer": "the slips a day that the rules fix",
  "keyboard:line.reversed": "said only where a number has several orders",
  "lotto:board.addRow": "a helper that adds at once adds ten numbers or more",
  "lotto:keypad.full": "the lines that a slip holds",
  "lotto:import.noRoom": "the lines that a slip holds",
  "member:login.lockRule": "the wrong PINs and the minutes that the rules fix",
  "numbers:form.tooMany": "the numbers that a set holds",
  "numbers:paste.allLines": "said only of a text of more than a hundred lines",
  "numbers:paste.forAll": "asked only where there are two or more",
  "picture:long": "said only of a slip that needs two pictures or more",
  "proof:claim.heard": "claimed only from a ratio above one",
  "result:stats.nDraws": "the choices begin at ten draws",
  "result:stats.unseen": "all numbers of a length",
  "rules:setPrice": "the sets of one number that are sold in a draw",
  "sets:import.lessRoom": "the numbers that a slip holds",
  "numbers:paste.tooLong": "said only of more characters than are read at once",
  "numbers:set.full": "the sets that a member keeps",
  "yeekee:shoot.few": "the fewest shots of a round",
  "yeekee:shoot.needed.line": "the fewest shots of a round",
  "yeekee:seal.sealedText": "the work of a draw, in steps",
  "yeekee:draw.queued": "the work of a draw, in steps",
  "yeekee:draw.steps": "the work of a draw, in steps",
  "yeekee:draw.before": "the work of a draw, in steps",
};

/** Words on -s that may follow a value and are no plural. */
const noPlurals = new Set([
  "is",
  "as",
  "this",
  "its",
  "sends",
  "needs",
  "pays",
  "runs",
  "was",
  "has",
  "does",
  "s",
  "remains",
  "plus",
]);

const afterValue = /\{\w+\} ([a-z]+)(?: ([a-z]+))?/g;

describe("English counts", () => {
  test.each([
    ["{n} days", ["days"]],
    ["{n} closed numbers", ["numbers"]],
    ["{n, plural, one {# day} other {# days}}", []],
    ["{name} is kept", []],
  ])("%j: a bare count before %j is found", (text, nouns) => {
    expect(bareCounts(text)).toEqual(nouns);
  });

  test("have a singular wherever the value can be one", () => {
    const bare = messages().filter(([, text]) => bareCounts(text).length > 0);
    expect(bare.map(([key]) => key).toSorted()).toEqual(Object.keys(neverOne).toSorted());
  });
});

/** The plural nouns that stand behind a value without a choice between one and many. */
function bareCounts(text: string): string[] {
  const plain = text.replace(/\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}/g, "");
  return [...plain.matchAll(afterValue)]
    .flatMap(([, first = "", second = ""]) => [first, second])
    .filter((word) => word.endsWith("s") && !noPlurals.has(word));
}

function messages(): [string, string][] {
  return filesUnder(["locales/en"]).flatMap((file) => {
    const namespace = file.slice("locales/en/".length, -".json".length);
    return flatten(JSON.parse(read(file)) as Words, `${namespace}:`);
  });
}

function flatten(words: Words, prefix: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}
