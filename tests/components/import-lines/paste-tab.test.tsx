import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import ImportSheet from "@/components/import-lines/import-sheet";
import { offers } from "../../stores/bet-slip";
import { renderBetScreen } from "../lotto/render-bet-screen";

afterEach(cleanup);

async function paste(text: string, opening = {}) {
  let isClosed = false;
  const shown = renderBetScreen(
    <ImportSheet
      onClose={() => {
        isClosed = true;
      }}
    />,
    undefined,
    opening,
  );
  fireEvent.change(await screen.findByLabelText("Slip text from a chat"), { target: { value: text } });
  return { ...shown, isClosed: () => isClosed };
}

function Opener() {
  const [isOpen, setOpen] = useState(true);
  if (isOpen) return <ImportSheet onClose={() => setOpen(false)} />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

/** Without React's test mode, in which an update waits for the test to ask for it. */
async function asInBrowser(events: () => void): Promise<void> {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  events();
  await waitFor(() => lineOf("789=20"));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
}

/** A line of the reading; its parts are elements of their own. */
function lineOf(text: string): HTMLElement {
  const lines = within(screen.getByRole("region", { name: "Line by line" })).getAllByRole("listitem");
  const found = lines.find((line) => line.textContent?.startsWith(text));
  if (!found) throw new Error(`no line ${text}`);
  return found;
}

const linesOf = (store: Awaited<ReturnType<typeof paste>>["store"]) =>
  store.getState().lines.map(({ option, number, price }) => `${option} ${number} ${price / 100}`);

test("what is read stands on the slip only after the press, as one batch that undo takes off again", async () => {
  const { store, isClosed } = await paste("123=20*20\n79บน100");
  const add = await screen.findByRole("button", { name: "Put 3 bets on the slip" });
  expect(linesOf(store)).toEqual([]);
  fireEvent.click(add);
  expect(linesOf(store)).toEqual(["teng_bon_3 123 20", "tode_3 123 20", "teng_bon_2 79 100"]);
  expect([isClosed(), store.getState().offered]).toEqual([true, null]);
  store.getState().undo();
  expect(linesOf(store)).toEqual([]);
});

test("lines that were not read are there again when the sheet is opened once more", async () => {
  renderBetScreen(<Opener />);
  const text = () => screen.findByLabelText("Slip text from a chat");
  fireEvent.change(await text(), { target: { value: "79บน100\n12345=5" } });
  await screen.findByText("1 line that was not read stays here for later");
  fireEvent.click(await screen.findByRole("button", { name: "Put 1 bet on the slip" }));
  fireEvent.click(screen.getByText("open"));
  expect(await text()).toHaveProperty("value", "12345=5");
});

test("a press that comes before a newer text is read adds nothing of the older one and loses nothing", async () => {
  const { store, isClosed } = await paste("123=20");
  const box = screen.getByLabelText<HTMLTextAreaElement>("Slip text from a chat");
  const add = await screen.findByRole("button", { name: "Put 1 bet on the slip" });
  // As a browser sends them: Testing Library would finish all rendering between the two.
  await asInBrowser(() => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(box, "456=20\n789=20");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    add.click();
  });
  fireEvent.click(await screen.findByRole("button", { name: "Put 2 bets on the slip" }));
  expect(linesOf(store)).toEqual(["teng_bon_3 456 20", "teng_bon_3 789 20"]);
  expect(isClosed()).toBe(true);
});

test("beside a slip that is being sent nothing is added, and the text waits for the next one", async () => {
  const { store, isClosed } = await paste("123=20");
  const add = await screen.findByRole("button", { name: "Put 1 bet on the slip" });
  const attempt = { key: "00000000-0000-4000-8000-000000000001", print: "[]", sentAtMs: Date.now() };
  store.setState({ sending: { state: "sending", attempt } });
  fireEvent.click(add);
  expect([linesOf(store), store.getState().offered, isClosed()]).toEqual([[], null, true]);
  expect(screen.getByLabelText("Slip text from a chat")).toHaveProperty("value", "123=20");
});

test("a text beyond what is read at once says so and stays whole, and is read once it is short enough", async () => {
  const long = `${"123=20\n".repeat(2_857)}79=100`;
  const { store } = await paste(long);
  const box = screen.getByLabelText<HTMLTextAreaElement>("Slip text from a chat");
  expect([long.length, box.value, box.maxLength]).toEqual([20_005, long, -1]);
  await screen.findByText(/^This text is too long: 20,005 characters, and at most 20,000 are read at once\./);
  expect(screen.queryByRole("region", { name: "Line by line" })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Put 0 bets on the slip" }).disabled).toBe(
    true,
  );
  fireEvent.change(box, { target: { value: "123=20" } });
  fireEvent.click(await screen.findByRole("button", { name: "Put 1 bet on the slip" }));
  expect(linesOf(store)).toEqual(["teng_bon_3 123 20"]);
});

test("an answer goes with its line: the same bet in the next text is asked about anew", async () => {
  renderBetScreen(<Opener />);
  const text = () => screen.findByLabelText("Slip text from a chat");
  fireEvent.change(await text(), { target: { value: "12=50\n12345=5" } });
  fireEvent.click(await screen.findByRole("button", { name: /^Top: 12=50$|^Top.*12=50/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Put 1 bet on the slip" }));
  fireEvent.click(screen.getByText("open"));
  fireEvent.change(await text(), { target: { value: "12=50" } });
  await screen.findByText("needs an answer");
});

test("every line of the text has its mark in its place, and unread ones say why", async () => {
  await paste("บน\n12=50\nพี่แดง\n=\n12345=5\nไม่เอา 123=50");
  const text = await screen.findByRole("region", { name: "Line by line" });
  const marks = within(text)
    .getAllByRole("listitem")
    .map((line) => line.getAttribute("data-mark"));
  expect(marks).toEqual(["heading", "read", "ignored", "ignored", "unread", "unread"]);
  within(text).getByText("Numbers here have one to three digits");
  within(text).getByText(/^A word here takes it back or changes it/);
  screen.getByText("2 lines not read");
});

test("a price for two places is asked about with two answers and a cancel, and the answer is used", async () => {
  const { store } = await paste("12=50*30");
  const question = await screen.findByRole("group", { name: /What is the second price for/ });
  expect(
    within(question)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual(["Top × bottom", "Reverse the number", "Not a bet"]);
  fireEvent.click(within(question).getByText("Top × bottom"));
  fireEvent.click(await screen.findByRole("button", { name: "Put 2 bets on the slip" }));
  expect(linesOf(store)).toEqual(["teng_bon_2 12 50", "teng_lang_2 12 30"]);
});

test("a price beyond a limit is taken at the limit only once that is said, and else left in the box", async () => {
  const { store } = await paste("123=5000\n456=10\n789=9000");
  const add = await screen.findByRole("button", { name: "Put 1 bet on the slip" });
  within(lineOf("123=5000")).getByText(/123 ฿5,000 → ฿1,000/);
  fireEvent.click(within(lineOf("123=5000")).getByRole("button", { name: "Take this price for 123=5000" }));
  fireEvent.click(within(lineOf("789=9000")).getByRole("button", { name: "Leave it out for 789=9000" }));
  await screen.findByRole("button", { name: "Put 2 bets on the slip" });
  fireEvent.click(add);
  expect(linesOf(store)).toEqual(["teng_bon_3 123 1000", "teng_bon_3 456 10"]);
});

test("closed numbers and options the round lacks are reported before anything is added", async () => {
  await paste("456=10\nหน้า 789=10\n1234\n123=20", { offers: offers({ teng_bon_3: { "456": 0 } }) });
  await screen.findByText("Closed numbers, left out: 456");
  screen.getByText("This round has no 3 front: 1 line left out");
  screen.getByText(/Four digits are for four-digit sets: 1234/);
  screen.getByRole("button", { name: "Put 1 bet on the slip" });
});

test("each part of a line is marked by what it became", async () => {
  await paste("พี่แดง ล่าง 12=50 ครับ\n12=5O");
  await waitFor(() => lineOf("พี่แดง"));
  const roles = (line: HTMLElement) =>
    [...line.querySelectorAll("[data-role]")].map(
      (part) => `${part.textContent} ${part.getAttribute("data-role")}`,
    );
  expect(roles(lineOf("พี่แดง"))).toEqual([
    "พี่แดง courtesy",
    "ล่าง word",
    "12 number",
    "= sign",
    "50 price",
    "ครับ courtesy",
  ]);
  expect(roles(lineOf("12=5O"))).toContain("5O unknown");
});

test("a long text is read in slices, and its lines that need a look are shown first", async () => {
  const many = Array.from({ length: 400 }, (_, at) => `${String(at).padStart(3, "0")}=20`);
  const { store } = await paste([...many, "12345=5"].join("\n"));
  await screen.findByRole("button", { name: "Put 400 bets on the slip" });
  expect(lineOf("12345=5").getAttribute("data-mark")).toBe("unread");
  expect(() => lineOf("399=20")).toThrow();
  fireEvent.click(screen.getByRole("button", { name: "Show all 401 lines" }));
  lineOf("399=20");
  fireEvent.click(screen.getByRole("button", { name: "Put 400 bets on the slip" }));
  expect(store.getState().lines).toHaveLength(400);
});

test("a number that closes while the sheet is open leaves the preview", async () => {
  const { store } = await paste("123=20");
  await screen.findByRole("button", { name: "Put 1 bet on the slip" });
  store.getState().rateMoved({ betId: "x", option: "teng_bon_3", number: "123", multiply: 0 });
  await waitFor(() => screen.getByText("Closed numbers, left out: 123"));
});

test("an example is read whole by a press", async () => {
  renderBetScreen(<ImportSheet onClose={() => undefined} />);
  fireEvent.click(await screen.findByText(/409=30\*6/));
  await screen.findByRole("button", { name: "Put 14 bets on the slip" });
});
