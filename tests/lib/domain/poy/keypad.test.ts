import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digitBoxCount, type Keypad, press, pressOption } from "@/lib/domain/poy/keypad";
import { type BetTypeKey, helperKeys, poyOptions } from "@/lib/domain/poy/options";

const keypad = (...selected: BetTypeKey[]): Keypad => ({ selected, typed: "" });

/** Presses keys one after another; returns the keypad and every batch. */
function type(start: Keypad, keys: readonly string[]) {
  let now = start;
  const batches: string[][] = [];
  for (const key of keys) {
    const { keypad: next, picks } = press(now, key);
    now = next;
    if (picks.length > 0) batches.push(picks.map((pick) => `${pick.option} ${pick.number}`));
  }
  return { now, batches };
}

describe("digit boxes", () => {
  test.each([
    [["teng_bon_1"], 1],
    [["teng_bon_2", "option_2_19"], 1],
    [["teng_bon_2", "option_2_roodnha"], 1],
    [["teng_bon_2", "option_2_roodlung"], 1],
    [["teng_bon_3"], 3],
    [["tode_3"], 3],
    [["teng_bon_3", "shuffle_3"], 3],
    [["teng_bon_2"], 2],
    [["teng_bon_2", "shuffle_2"], 2],
    // A helper whose market is off has no boxes of its own.
    [["shuffle_3"], 2],
    [[], 2],
  ] as const)("%j open %d", (selected, slots) => {
    expect(digitBoxCount(selected)).toBe(slots);
  });
});

describe("digits add themselves when the boxes are full", () => {
  test("three digits", () => {
    const { now, batches } = type(keypad("teng_bon_3"), ["1", "2", "3"]);
    expect(batches).toEqual([["teng_bon_3 123"]]);
    expect(now.typed).toBe("");
  });

  test("two numbers are two batches", () => {
    expect(type(keypad("teng_bon_2"), [..."1234"]).batches).toEqual([["teng_bon_2 12"], ["teng_bon_2 34"]]);
  });

  test("one digit of 19 doors is a batch of nineteen for each market", () => {
    const { batches } = type(keypad("option_2_19", "teng_bon_2", "teng_lang_2"), ["7"]);
    expect(batches.map((batch) => batch.length)).toEqual([38]);
  });

  test("backspace takes one digit, delete all", () => {
    expect(type(keypad("teng_bon_3"), ["1", "2", "Backspace"]).now.typed).toBe("1");
    expect(type(keypad("teng_bon_3"), ["1", "Backspace"]).now.typed).toBe("");
    expect(type(keypad("teng_bon_3"), ["1", "2", "Delete"]).now.typed).toBe("");
    expect(type(keypad("teng_bon_3"), ["Backspace"]).now.typed).toBe("");
  });

  test("a key that changes nothing leaves the keypad as it is, so that nothing is drawn again", () => {
    const empty = keypad("teng_bon_3");
    expect(press(empty, "Backspace").keypad).toBe(empty);
    expect(press({ ...empty, typed: "1" }, "Backspace").keypad).toEqual(empty);
  });

  test("other keys do nothing", () => {
    const start = keypad("teng_bon_3");
    for (const key of ["a", "Enter", "12", "", "๑", "-"])
      expect(press(start, key)).toEqual({ keypad: start, picks: [] });
  });

  test("without an option nothing is typed", () => {
    expect(type(keypad(), [..."12"]).now.typed).toBe("");
  });
});

describe("tapping an option", () => {
  test("clears digits when the number of boxes changes", () => {
    const typed: Keypad = { selected: ["teng_bon_3"], typed: "12" };
    expect(pressOption(typed, "teng_bon_2").keypad).toEqual({ selected: ["teng_bon_2"], typed: "" });
    expect(pressOption(typed, "tode_3").keypad).toEqual({ selected: ["teng_bon_3", "tode_3"], typed: "12" });
  });

  test("an instant helper answers with its batch and stays off", () => {
    const start: Keypad = { selected: ["teng_bon_2", "teng_lang_2"], typed: "4" };
    const { keypad: next, picks } = pressOption(start, "option_2_ble");
    expect(next).toEqual(start);
    expect(picks).toHaveLength(20);
    expect(pressOption(keypad("teng_bon_3"), "option_2_ble").picks).toEqual([]);
  });
});

test("whatever is pressed, the boxes never overflow and every pick is whole", () => {
  const keys: readonly string[] = [..."0123456789", "Backspace", "Delete", ...poyOptions, ...helperKeys];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 40 }), (pressed) => {
      let now: Keypad = keypad("teng_bon_2", "teng_lang_2");
      for (const key of pressed) {
        const option = [...poyOptions, ...helperKeys].find((one) => one === key);
        const { keypad: next, picks } = option ? pressOption(now, option) : press(now, key);
        now = next;
        expect(now.typed.length).toBeLessThan(digitBoxCount(now.selected));
        expect(new Set(picks.map((pick) => `${pick.option} ${pick.number}`)).size).toBe(picks.length);
        for (const { option: on, number } of picks) {
          expect(now.selected).toContain(on);
          expect(number).toMatch(new RegExp(`^\\d{${on.slice(-1)}}$`));
        }
      }
    }),
  );
});
