import { act, cleanup, createEvent, fireEvent, screen } from "@testing-library/react";
import { useEffect, useRef, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Sheet } from "@/components/ui/sheet/sheet";
import { pressBeside, pressEscape } from "../../../support/dom/sheets";
import { renderOnPage } from "../../shell/on-page";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser that asks before it moves through its history, on its third entry. */
function askingBrowser() {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 2 } });
  vi.stubGlobal("navigation", navigation);
  /** True when the move is stopped. */
  return (index: number, cancelable = true, userInitiated = true) => {
    const move = new Event("navigate", { cancelable });
    Object.assign(move, { navigationType: "traverse", destination: { index }, userInitiated });
    act(() => void navigation.dispatchEvent(move));
    return move.defaultPrevented;
  };
}

/** Presses a key this many ms after the sheet opened; true when the key is not suppressed. */
function mayPress(name: string, afterMs: number, more: KeyboardEventInit = {}): boolean {
  const key = createEvent.keyDown(screen.getByRole("button", { name }), { key: "Enter", ...more });
  Object.defineProperty(key, "timeStamp", { value: 1000 + afterMs });
  fireEvent(screen.getByRole("button", { name }), key);
  return !key.defaultPrevented;
}

test.each([
  ["a held Enter", "Send", 5_000, { repeat: true }, false],
  ["a second Enter in a hurry", "Send", 299, {}, false],
  ["an Enter that was meant", "Send", 300, {}, true],
  ["another key", "Send", 10, { key: " " }, true],
  ["an Enter on another button", "Other", 10, {}, true],
] as const)(
  "what has the focus first is not pressed by what opened the sheet: %s",
  (_what, name, ms, more, may) => {
    vi.spyOn(performance, "now").mockReturnValue(1000);
    renderOnPage(
      <Sheet isOpen title="Check" onClose={() => undefined}>
        <button type="button">Other</button>
        <button type="button" data-first-focus="">
          Send
        </button>
      </Sheet>,
    );
    expect(document.activeElement?.textContent).toBe("Send");
    expect(mayPress(name, ms, more)).toBe(may);
  },
);

test("Back closes the top sheet and nothing else; forward, and a Back that cannot be stopped, go on", () => {
  const isStopped = askingBrowser();
  const [lower, upper] = [vi.fn(), vi.fn()];
  const { rerender } = renderOnPage(
    <>
      <Sheet isOpen title="Lower" onClose={lower}>
        a
      </Sheet>
      <Sheet isOpen title="Upper" onClose={upper} closesBy="button">
        b
      </Sheet>
    </>,
  );
  expect(isStopped(3)).toBe(false);
  expect(isStopped(1, false)).toBe(false);
  expect(isStopped(1, true, false)).toBe(false);
  expect([lower, upper].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(isStopped(1)).toBe(true);
  expect([lower, upper].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  rerender(<p>The page</p>);
  expect(isStopped(1)).toBe(false);
});

test("Back does not close a sheet whose action is running, and does not leave its page", () => {
  const isStopped = askingBrowser();
  const close = vi.fn();
  renderOnPage(
    <Sheet isOpen title="Sending" onClose={close} closesBy="nothing">
      a
    </Sheet>,
  );
  expect(isStopped(1)).toBe(true);
  expect(close).not.toHaveBeenCalled();
});

/** A page whose button opens a sheet. */
function Page({ closesBy }: { closesBy?: "button" | "nothing" }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      <Sheet isOpen={isOpen} title="Our terms" onClose={() => setOpen(false)} {...(closesBy && { closesBy })}>
        <p>One account each</p>
      </Sheet>
    </>
  );
}

function openTerms(closesBy?: "button" | "nothing") {
  renderOnPage(<Page {...(closesBy && { closesBy })} />);
  const opener = screen.getByRole("button", { name: "Terms" });
  opener.focus();
  fireEvent.click(opener);
  return { opener, sheet: screen.getByRole("dialog", { name: "Our terms" }) };
}

test("the library holds it: named, over a page that readers skip and that does not scroll", () => {
  const { opener, sheet } = openTerms();
  expect(sheet.className).toMatch(/MuiDialog-paper/);
  expect(sheet.getAttribute("aria-modal")).toBe("true");
  expect(opener.closest("[aria-hidden=true]")).not.toBeNull();
  expect(document.body.style.overflow).toBe("hidden");
});

test.each([
  ["Escape", pressEscape],
  ["a press beside it", pressBeside],
  ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
] as const)("%s closes it, and the focus returns to what opened it", (_by, close) => {
  const { opener, sheet } = openTerms();
  expect(document.activeElement?.textContent).toBe("Our terms");
  close(sheet);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(document.body.style.overflow).toBe("");
});

test("what was typed in it, or is under way, is not lost to Escape or a press beside it", () => {
  for (const closesBy of ["button", "nothing"] as const) {
    const { sheet } = openTerms(closesBy);
    pressEscape(sheet);
    pressBeside(sheet);
    expect(screen.getByRole("dialog")).toBe(sheet);
    cleanup();
  }
});

function Both() {
  const [isUpper, setUpper] = useState(false);
  return (
    <>
      <Sheet isOpen title="Lower" onClose={() => undefined}>
        <button type="button" onClick={() => setUpper(true)}>
          More
        </button>
      </Sheet>
      <Sheet isOpen={isUpper} title="Upper" onClose={() => setUpper(false)}>
        b
      </Sheet>
    </>
  );
}

test("a sheet over a sheet has the focus, closes alone, and gives it back", () => {
  renderOnPage(<Both />);
  const more = screen.getByRole("button", { name: "More" });
  more.focus();
  fireEvent.click(more);
  expect(document.activeElement?.textContent).toBe("Upper");
  pressEscape(screen.getByRole("dialog", { name: "Upper" }));
  expect(screen.getByRole("dialog").textContent).toMatch(/^Lower/);
  expect(document.activeElement).toBe(more);
});

function Report({ onMount }: { onMount: (found: string | undefined) => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => onMount(form.current?.name), [onMount]);
  return (
    <Sheet isOpen title="Report" onClose={() => undefined}>
      <form ref={form} name="report" />
    </Sheet>
  );
}

test("the effects of what opens a sheet find what is in it", () => {
  const onMount = vi.fn();
  renderOnPage(<Report onMount={onMount} />);
  expect(onMount.mock.calls).toEqual([["report"]]);
});
