import { afterEach, expect, test } from "vitest";
import { readBoxes, typeInto } from "@/components/form/box-values";

afterEach(() => document.body.replaceChildren());

function formOf(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  document.body.append(form);
  return form;
}

test("each kind of box gives what a person put there, under its name", () => {
  const form = formOf(`
    <input name="text" value="a"><textarea name="note">b</textarea>
    <select name="bank"><option value="KBANK">K</option><option value="SCB" selected>S</option></select>
    <input type="radio" name="way" value="atm"><input type="radio" name="way" value="app" checked>
    <input type="radio" name="none" value="1">
    <input type="checkbox" name="terms" checked><input type="checkbox" name="age">
    <input type="checkbox" name="days" value="mo" checked><input type="checkbox" name="days" value="tu">
    <input type="hidden" name="rows" value="x">`);
  expect(readBoxes(form)).toEqual({
    text: "a",
    note: "b",
    bank: "SCB",
    way: "app",
    none: "",
    terms: true,
    age: false,
    days: ["mo"],
    rows: "x",
  });
});

test("what holds nothing typed, has no name or cannot be used is left out", () => {
  const form = formOf(`
    <input value="nameless"><input name="off" value="a" disabled><input type="file" name="slip">
    <button name="button" value="b">B</button><input type="submit" name="send" value="c">`);
  expect(readBoxes(form)).toEqual({});
});

test("a box is filled in as if it were typed, and tells its form so", () => {
  const form = formOf('<input name="text"><select name="bank"><option>A</option><option>B</option></select>');
  const heard: string[] = [];
  for (const kind of ["input", "change"]) form.addEventListener(kind, () => heard.push(kind));
  expect([typeInto(form, "text", "new"), typeInto(form, "bank", "B")]).toEqual([true, true]);
  expect(readBoxes(form)).toEqual({ text: "new", bank: "B" });
  expect(heard).toEqual(["input", "change"]);
});

test("a choice is pressed where there is one of that value", () => {
  const form = formOf(
    '<input type="radio" name="way" value="atm" checked><input type="radio" name="way" value="app">',
  );
  expect(typeInto(form, "way", "app")).toBe(true);
  expect(readBoxes(form)).toEqual({ way: "app" });
  expect(typeInto(form, "way", "horse")).toBe(false);
  expect(typeInto(form, "elsewhere", "x")).toBe(false);
});

test("what somebody typed before stays where that is asked for", () => {
  const form = formOf('<input name="text" value="first">');
  expect(typeInto(form, "text", "kept", true)).toBe(true);
  expect(readBoxes(form)).toEqual({ text: "kept" });
  expect(typeInto(form, "text", "older", true)).toBe(true);
  expect(readBoxes(form)).toEqual({ text: "kept" });
});
