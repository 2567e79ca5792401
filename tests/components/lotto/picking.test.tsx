import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import NumberBoard from "@/components/lotto/board/number-board";
import { KeyFeedback } from "@/components/lotto/keypad/key-feedback";
import { DigitBoxes, Keypad } from "@/components/lotto/keypad/keypad";
import { OptionTiles } from "@/components/lotto/keypad/option-tiles";
import { PanelTabs } from "@/components/lotto/keypad/panel-tabs";
import { useHardwareKeys } from "@/components/lotto/keypad/use-hardware-keys";
import { offers } from "../../stores/bet-slip";
import { renderBetScreen } from "./render-bet-screen";

/** A phone's width, where the keypad comes first. */
const narrow = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => narrow);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Desk() {
  useHardwareKeys(true);
  return (
    <>
      <PanelTabs />
      <OptionTiles />
      <DigitBoxes />
      <Keypad />
      <input aria-label="elsewhere" />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const option = (name: RegExp) => screen.getByRole("checkbox", { name });

describe("options as tiles", () => {
  test("each carries its rate, and the first ones are on", () => {
    renderBetScreen(<Desk />);
    expect(option(/2 top.*90/)).toHaveProperty("checked", true);
    expect(option(/2 bottom.*90/)).toHaveProperty("checked", true);
  });

  test("a panel shows the options of one digit count, and choosing it turns its usual ones on", () => {
    renderBetScreen(<Desk />);
    press("3 digits");
    expect(screen.queryByRole("checkbox", { name: /2 top/ })).toBeNull();
    expect(option(/3 top.*900/)).toHaveProperty("checked", true);
    expect(option(/3 any order.*150/)).toHaveProperty("checked", false);
    expect(screen.getByRole("button", { name: "3 digits" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("a helper that is on says in one line what it makes of a number, until it is off", async () => {
    renderBetScreen(<Desk />);
    press("19 doors");
    fireEvent.click(option(/2 top/));
    expect(await screen.findByText("1 digit gives 19 numbers: 5 → 05 15 … 95")).toBeTruthy();
    press("Reverse 2");
    expect(screen.getByText("2 digits give 2 numbers: 12 → 12 21")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("19 doors switched off");
    press("Reverse 2");
    expect(screen.queryByText(/numbers:/)).toBeNull();
  });

  test.each([
    ["3 any order", "Reverse 3", "3 any order switched off"],
    ["Reverse 3", "3 any order", "Reverse 3 switched off"],
  ])("with %s on, choosing %s says that the first goes off", (first, second, said) => {
    renderBetScreen(<Desk />);
    press("3 digits");
    const choose = (name: string) =>
      fireEvent.click(
        name.startsWith("Reverse") ? screen.getByRole("button", { name }) : option(new RegExp(name)),
      );
    choose(first);
    choose(second);
    expect(screen.getByRole("status").textContent).toBe(said);
  });

  test("the rarer helpers stand behind one key; instant ones add at once and do not stay on", () => {
    const { store } = renderBetScreen(<Desk />);
    expect(screen.queryByRole("button", { name: "Doubles" })).toBeNull();
    press("More ways");
    press("Doubles");
    expect(store.getState().lines).toHaveLength(20);
    expect(screen.getByRole("status").textContent).toBe("20 lines added at ฿1 each");
    expect(screen.getByRole("button", { name: "Doubles" }).hasAttribute("aria-pressed")).toBe(false);
  });

  test("19 doors takes the markets away and makes 19 numbers of a digit on each that is chosen then", () => {
    const { store } = renderBetScreen(<Desk />);
    press("19 doors");
    expect(option(/2 top/)).toHaveProperty("checked", false);
    press("5");
    expect(store.getState().lines).toEqual([]);
    fireEvent.click(option(/2 top/));
    press("5");
    fireEvent.click(option(/2 bottom/));
    press("6");
    expect(store.getState().lines).toHaveLength(19 + 38);
  });
});

describe("the keypad", () => {
  test("digits fill the boxes, full boxes go to the slip, undo takes them back", () => {
    const { store } = renderBetScreen(<Desk />);
    const undo = screen.getByRole("button", { name: "Undo last" });
    expect(undo).toHaveProperty("disabled", true);
    press("4");
    expect(screen.getByRole("img", { name: "Number so far: 4" })).toBeTruthy();
    press("7");
    expect(store.getState().lines.map(({ number }) => number)).toEqual(["47", "47"]);
    fireEvent.click(undo);
    expect(store.getState().lines).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("47: 2 lines taken out");
  });

  test("a keyboard's digits and Backspace do the same, but not while one writes elsewhere", () => {
    const { store } = renderBetScreen(<Desk />);
    for (const key of ["4", "7", "1"]) fireEvent.keyDown(document.body, { key });
    expect(store.getState()).toMatchObject({ typed: "1", lines: [{}, {}] });
    fireEvent.keyDown(document.body, { key: "Backspace" });
    expect(store.getState().typed).toBe("");
    fireEvent.keyDown(screen.getByLabelText("elsewhere"), { key: "9" });
    fireEvent.keyDown(document.body, { key: "9", altKey: true });
    expect(store.getState().typed).toBe("");
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    expect(store.getState().lines).toEqual([]);
  });

  test("Enter goes on to the prices from the content as a whole, which a new page focuses", () => {
    const { store } = renderBetScreen(
      <main id="content" tabIndex={-1}>
        <Desk />
      </main>,
    );
    for (const key of ["4", "7"]) fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(screen.getByRole("main"), { key: "Enter" });
    expect(store.getState().isPricing).toBe(true);
  });

  test("a focused option does not swallow the digits of a keyboard", () => {
    const { store } = renderBetScreen(<Desk />);
    fireEvent.keyDown(option(/2 top/), { key: "3" });
    expect(store.getState().typed).toBe("3");
  });
});

describe("the board", () => {
  const board = (over = {}) => renderBetScreen(<NumberBoard />, undefined, over);
  const cell = (name: string) => screen.getByRole("button", { name });

  test("two digits: a hundred cells; a tap picks on every market and says so", () => {
    const { store } = board();
    fireEvent.click(cell("08"));
    expect(cell("08, picked").getAttribute("aria-pressed")).toBe("true");
    expect(store.getState().lines).toHaveLength(2);
  });

  test("a number with another rate says it, a closed one cannot be picked", () => {
    const { store } = board({
      offers: offers({ teng_bon_2: { "12": 45, "47": 0 }, teng_lang_2: { "47": 0 } }),
    });
    expect(cell("12, pays ×45 only")).toBeTruthy();
    expect(cell("47, closed").getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(cell("47, closed"));
    expect(store.getState().lines).toEqual([]);
  });

  test("a tap on a picked number takes off what was added of it last, on the ticked options, and can be undone", () => {
    const { store } = renderBetScreen(
      <>
        <OptionTiles />
        <KeyFeedback />
        <NumberBoard />
      </>,
    );
    for (const key of "2525") store.getState().press(key);
    fireEvent.click(option(/2 bottom/));
    fireEvent.click(cell("25, picked"));
    const options = () => store.getState().lines.map((line) => line.option);
    expect(options()).toEqual(["teng_bon_2", "teng_lang_2", "teng_lang_2"]);
    expect(screen.getByRole("status").textContent).toBe("25: 1 line taken out, 1 left");
    press("Undo");
    expect(options().sort()).toEqual(["teng_bon_2", "teng_bon_2", "teng_lang_2", "teng_lang_2"]);
    expect(new Set(store.getState().lines.map(({ ref }) => ref)).size).toBe(4);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test("the board is one tab stop with arrow keys between its cells", () => {
    board();
    const cells = screen.getAllByRole("cell").map((place) => place.querySelector("button"));
    // Ten in a row, as on the screen: this document has no layout of its own.
    for (const [at, one] of cells.entries()) {
      Object.defineProperty(one, "offsetTop", { value: Math.floor(at / 10) * 48 });
    }
    const stops = () => cells.filter((one) => one?.tabIndex === 0).map((one) => one?.textContent);
    const move = (key: string, more = {}) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
      return document.activeElement?.textContent;
    };
    expect(screen.getAllByRole("row")).toHaveLength(10);
    expect(stops()).toEqual(["00"]);
    cells[0]?.focus();
    expect(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"].map((key) => move(key))).toEqual([
      "00",
      "00",
      "01",
      "11",
    ]);
    expect(stops()).toEqual(["11"]);
    expect([move("End"), move("ArrowRight"), move("Home")]).toEqual(["19", "20", "20"]);
    expect([move("End", { ctrlKey: true }), move("ArrowDown"), move("ArrowRight")]).toEqual([
      "99",
      "99",
      "99",
    ]);
    expect(move("Home", { ctrlKey: true })).toBe("00");
    expect(move("7")).toBe("00");
  });

  test("three digits stand in ten pages, and a search finds across them", () => {
    const { store } = renderBetScreen(<NumberBoard />);
    store.getState().showPanel(3);
    cleanup();
    const made = renderBetScreen(
      <>
        <PanelTabs />
        <NumberBoard />
      </>,
    );
    press("3 digits");
    expect(cell("000")).toBeTruthy();
    fireEvent.click(cell("500–599"));
    expect(screen.queryByRole("button", { name: "000" })).toBeNull();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "847" } });
    fireEvent.click(cell("847"));
    expect(made.store.getState().lines.map(({ number }) => number)).toEqual(["847"]);
  });

  test("a row adds a sweep of its digit", () => {
    const { store } = board();
    const rows = within(screen.getByRole("group", { name: "Whole rows" }));
    fireEvent.click(rows.getByRole("button", { name: "Front sweep 7" }));
    expect(store.getState().lines).toHaveLength(20);
  });

  test("a row of another way, and a way without digits, stand behind one choice", () => {
    const { store } = board();
    const rows = within(screen.getByRole("group", { name: "Whole rows" }));
    const choose = (value: string) => fireEvent.change(rows.getByRole("combobox"), { target: { value } });
    choose("option_2_19");
    fireEvent.click(rows.getByRole("button", { name: "19 doors 7" }));
    expect(store.getState().lines).toHaveLength(38);
    choose("option_2_ble");
    expect(rows.queryByRole("button", { name: /7$/ })).toBeNull();
    fireEvent.click(rows.getByRole("button", { name: "Add 10 numbers" }));
    expect(store.getState().lines).toHaveLength(58);
  });

  test("helper modes, which the board does not use, stand with the keypad alone; only three digits need a search", () => {
    renderBetScreen(
      <>
        <PanelTabs />
        <OptionTiles />
        <NumberBoard />
      </>,
    );
    press("Keypad");
    expect(screen.getByRole("button", { name: "Reverse 2" })).toBeTruthy();
    press("Board");
    expect(screen.queryByRole("button", { name: "Reverse 2" })).toBeNull();
    expect(screen.queryByRole("searchbox")).toBeNull();
    press("3 digits");
    expect(screen.getByRole("searchbox")).toBeTruthy();
  });

  test("a desktop opens with the board, without a choice; a choice holds at any width", () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    renderBetScreen(<PanelTabs />);
    const isOn = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-pressed");
    expect([isOn("Keypad"), isOn("Board")]).toEqual(["false", "true"]);
    press("Keypad");
    expect([isOn("Keypad"), isOn("Board")]).toEqual(["true", "false"]);
  });
});
