import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Sheet, withSheet } from "@/components/ui/sheet/sheet";
import { SHEET_PATIENCE_MS } from "@/components/ui/sheet/use-sheet-frame";
import { renderOnPage } from "../shell/on-page";

// The library never arrives.
vi.mock("@/components/ui/sheet/sheet-dialog", () => new Promise(() => undefined));

const onClose = vi.fn();
const terms = (isOpen: boolean) => (
  <Sheet isOpen={isOpen} title="Our terms" onClose={onClose}>
    <p>One account each</p>
  </Sheet>
);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  onClose.mockReset();
});

test("where the library does not arrive in time the browser's own dialog opens and stays", async () => {
  vi.useFakeTimers();
  const { rerender } = renderOnPage(terms(true));
  await act(() => vi.advanceTimersByTimeAsync(SHEET_PATIENCE_MS - 1));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  const sheet = screen.getByRole<HTMLDialogElement>("dialog", { name: "Our terms" });
  expect(sheet.open).toBe(true);
  expect(document.activeElement?.textContent).toBe("Our terms");

  // A browser may close it by itself: what was typed stays on the page, and its owner decides.
  sheet.close();
  expect([sheet.open, onClose.mock.calls.length]).toEqual([true, 1]);
  fireEvent.mouseDown(sheet);
  expect(onClose).toHaveBeenCalledTimes(2);

  const wasThere: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    wasThere.push(this.isConnected);
  });
  rerender(terms(false));
  // Closed while it was in the document: otherwise the browser would not return the focus.
  expect(wasThere).toEqual([true]);
});

test("the next one does not wait for it again, and what opens it finds what is in it", () => {
  const found: (string | null | undefined)[] = [];
  const Terms = withSheet(() => terms(true));
  renderOnPage(<Terms />);
  found.push(screen.getByRole<HTMLDialogElement>("dialog", { name: "Our terms" }).textContent);
  expect(found).toEqual(["Our termsOne account each"]);
});
