import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, test, vi } from "vitest";
import { usePrinting } from "@/components/ui/hooks/use-printing";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Told = () => <p>{usePrinting() ? "paper" : "screen"}</p>;

test("the browser's print is told before its layout and after it", () => {
  render(<Told />);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  screen.getByText("paper");
  act(() => void window.dispatchEvent(new Event("afterprint")));
  screen.getByText("screen");
});

test("a preview by the medium alone is told, too", () => {
  const paper = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => paper);
  render(<Told />);
  screen.getByText("screen");
  paper.matches = true;
  act(() => void paper.dispatchEvent(new Event("change")));
  screen.getByText("paper");
});
