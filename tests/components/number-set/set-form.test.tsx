import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SetForm from "@/components/number-set/set-form";
import { Fault } from "@/lib/contract/fault";
import { NUMBER_SET_ROWS_MAX } from "@/lib/domain/numbers/numbers";
import market from "@/locales/en/market.json";
import numbers from "@/locales/en/numbers.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { type Answer, needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";
import { pressBeside, pressEscape } from "../../support/dom/sheets";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const kept = { id: "a", name: "House", rows: [], updatedAt: "2026-11-23T09:00:00+07:00" };

function form(answer: Answer = () => kept, draft?: Parameters<typeof SetForm>[0]["draft"]) {
  const needs = needsFor(answer);
  const registry = createStoreRegistry(needs, { session: null } as InitialState);
  const onClose = vi.fn();
  const onSaved = vi.fn();
  render(
    <InEnglish messages={{ numbers, market }} registry={registry}>
      <SetForm {...(draft && { draft })} onClose={onClose} onSaved={onSaved} />
    </InEnglish>,
  );
  return { sent: needs.sent, onClose, onSaved };
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Escape and a press on the backdrop. */
const slipOfTheThumb = () => {
  pressEscape();
  pressBeside();
};

test("the types begin with three digits above, as on a slip", () => {
  form();
  const types = within(screen.getByRole("combobox")).getAllByRole("option");
  expect(types.slice(0, 2).map(({ textContent }) => textContent)).toEqual(["3 top", "3 any order"]);
});

test("numbers that were typed and not added are kept with the set", async () => {
  const { sent, onSaved } = form();
  write(numbers.form.name, "House");
  write(numbers.form.numbers, "123 456");
  press(numbers.form.save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(kept));
  const rows = ["123", "456"].map((number) => ({ option: "teng_bon_3", number }));
  expect(sent[0]?.body).toEqual({ name: "House", rows });
});

test("a number of a wrong length is reported before anything is saved, and so is one too many", async () => {
  const { sent } = form();
  write(numbers.form.name, "House");
  write(numbers.form.numbers, "123 45");
  press(numbers.form.save);
  await screen.findByText("45 not added: this type takes 3 digits");
  screen.getByText("Not saved yet: correct or remove 45 in the field first.");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(numbers.form.numbers)));
  expect(screen.getByLabelText(numbers.form.numbers)).toHaveProperty("value", "45");
  write(
    numbers.form.numbers,
    Array.from({ length: NUMBER_SET_ROWS_MAX }, (_, at) => String(at + 200).padStart(3, "0")).join(" "),
  );
  press(numbers.form.save);
  await screen.findByText(`A number set holds at most ${NUMBER_SET_ROWS_MAX} numbers`);
  expect(sent).toEqual([]);
});

test("numbers that have no room stay in the field, so that a second press does not save without them", async () => {
  const { sent } = form();
  const texts = Array.from({ length: NUMBER_SET_ROWS_MAX + 2 }, (_, at) => String(at + 200));
  write(numbers.form.name, "House");
  write(numbers.form.numbers, texts.join(" "));
  press(numbers.form.save);
  const isFree = () =>
    expect(screen.getByRole("button", { name: numbers.form.save }).getAttribute("aria-disabled")).toBeNull();
  await waitFor(isFree);
  press(numbers.form.save);
  await waitFor(isFree);
  expect(screen.getByLabelText(numbers.form.numbers)).toHaveProperty("value", texts.slice(-2).join(" "));
  screen.getByText(`A number set holds at most ${NUMBER_SET_ROWS_MAX} numbers`);
  expect(sent).toEqual([]);
});

test("a slip with more numbers than a set holds says so before it is saved", () => {
  const rows = Array.from({ length: NUMBER_SET_ROWS_MAX + 1 }, (_, at) => String(at + 200));
  form(undefined, { name: "Slip 7", rows: rows.map((number) => ({ option: "teng_bon_3", number })) });
  screen.getByText(`A number set holds at most ${NUMBER_SET_ROWS_MAX} numbers`);
  screen.getByText(`${NUMBER_SET_ROWS_MAX} numbers`);
});

test.each([
  ["beyond a thousand characters", `${"123 ".repeat(249)}456 789`],
  ["in Thai, Khmer and Burmese digits", "๑๒๓ ៤៥៦ ၇၈၉"],
])("numbers %s are taken whole", async (_, text) => {
  const { sent, onSaved } = form();
  write(numbers.form.name, "House");
  write(numbers.form.numbers, text);
  press(numbers.form.save);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const rows = ["123", "456", "789"].map((number) => ({ option: "teng_bon_3", number }));
  expect(sent[0]?.body).toEqual({ name: "House", rows });
});

test("a pasted list is taken with its types and prices, and a number that it bets on twice with both", async () => {
  const { sent, onSaved } = form();
  write(numbers.form.name, "From a chat");
  write(numbers.form.numbers, "2 ตัวบน\n12=20\n34=50\n12=30\n3 ตัวตรง\n123=10");
  press(numbers.form.add);
  await screen.findByText("฿50", { selector: "button[aria-label='Take out 2 top 12'] small" });
  press(numbers.form.save);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(sent[0]?.body).toEqual({
    name: "From a chat",
    rows: [
      { option: "teng_bon_2", number: "12", price: 50_00 },
      { option: "teng_bon_2", number: "34", price: 50_00 },
      { option: "teng_bon_3", number: "123", price: 10_00 },
    ],
  });
});

test("a slip of the thumb closes a form as it was opened, and none in which something was typed", () => {
  const { onClose } = form(undefined, { name: "Slip 7", rows: [{ option: "teng_bon_3", number: "123" }] });
  slipOfTheThumb();
  expect(onClose).toHaveBeenCalledTimes(2);
  write(numbers.form.numbers, "4");
  slipOfTheThumb();
  expect(onClose).toHaveBeenCalledTimes(2);
  press("Close");
  expect(onClose).toHaveBeenCalledTimes(3);
});

test("nothing closes it while the set is being kept; a failure leaves all that was typed", async () => {
  let refuse: (fault: Fault) => void = () => undefined;
  const { onClose, sent } = form(() => new Promise((_, reject) => (refuse = reject)));
  write(numbers.form.name, "House");
  write(numbers.form.numbers, "123");
  press(numbers.form.save);
  await waitFor(() => expect(sent).toHaveLength(1));
  slipOfTheThumb();
  press("Close");
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => refuse(new Fault("number-set-limit-reached")));
  await screen.findByText(/^You can save up to/);
  expect(screen.getByLabelText(numbers.form.name)).toHaveProperty("value", "House");
  press("Close");
  expect(onClose).toHaveBeenCalledOnce();
});

test("a sheet closed by its button opens again with what was typed, until it is saved or begun again", async () => {
  form();
  write(numbers.form.name, "House");
  write(numbers.form.numbers, "123");
  press(numbers.form.add);
  write(numbers.form.numbers, "45");
  press("Close");
  cleanup();
  form();
  screen.getByText(numbers.form.kept);
  expect(screen.getByLabelText(numbers.form.name)).toHaveProperty("value", "House");
  expect(screen.getByLabelText(numbers.form.numbers)).toHaveProperty("value", "45");
  press(numbers.form.startAgain);
  expect(screen.getByLabelText(numbers.form.name)).toHaveProperty("value", "");
  screen.getByText(numbers.form.empty);
  expect(sessionStorage).toHaveLength(0);
  write(numbers.form.name, "House");
  write(numbers.form.numbers, "123");
  press(numbers.form.save);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test("a word among the numbers stays in the field and is said", async () => {
  const { sent } = form();
  write(numbers.form.name, "House");
  write(numbers.form.numbers, "123 45 6789 abc 555");
  press(numbers.form.save);
  await screen.findByText("45 6789 abc not added: this type takes 3 digits");
  expect(screen.getByLabelText(numbers.form.numbers)).toHaveProperty("value", "45 6789 abc");
  expect(sent).toEqual([]);
});
