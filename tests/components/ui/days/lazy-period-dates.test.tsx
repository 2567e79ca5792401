import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words as onPage } from "../../shell/on-page";

const loads = vi.hoisted(() => vi.fn());
vi.mock("@/components/ui/days/period-dates", async (original) => {
  loads();
  return await original();
});

beforeEach(() => {
  vi.resetModules();
  loads.mockClear();
});
afterEach(cleanup);

const words = { from: "From", to: "To" };
let common: typeof import("@/components/ui/common-words") | undefined;

async function show(isOpen: boolean) {
  const { LazyPeriodDates } = await import("@/components/ui/days/lazy-period-dates");
  // The fields keep the modules that they were first loaded with.
  common ??= await import("@/components/ui/common-words");
  const { CommonWordsProvider } = common;
  render(
    <CommonWordsProvider words={onPage}>
      <details open={isOpen}>
        <summary>Choose dates</summary>
        <LazyPeriodDates words={words} />
      </details>
    </CommonWordsProvider>,
  );
}

test("the code of date fields in a closed part is loaded once it is opened", async () => {
  await show(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(loads).not.toHaveBeenCalled();
  fireEvent(screen.getByRole("group"), new Event("toggle"));
  expect(await screen.findByLabelText("From")).toBeDefined();
});

test("that of fields which show from the start is loaded at once", async () => {
  await show(true);
  expect(await screen.findByLabelText("To")).toBeDefined();
});
