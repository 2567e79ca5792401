import { createEvent, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Sheet } from "@/components/ui/sheet";
import { renderOnPage } from "../shell/on-page";

afterEach(() => vi.restoreAllMocks());

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
