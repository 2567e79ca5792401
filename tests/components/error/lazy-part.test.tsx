import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FailedWordsProvider } from "@/components/error/failed-words";
import { lazyPart } from "@/components/error/lazy-part";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { needsFor } from "../../stores/bet-slip";
import { InEnglish } from "../../support/dom/in-english";

const words = {
  title: "Something is missing",
  text: "All is safe.",
  back: "Back",
  home: "Home",
  refresh: "Again",
  notFound: "Page Not Found",
  notFoundText: "It is not here.",
  notLoadedText: "It could not be loaded.",
};

beforeEach(() => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  // React logs every caught error there.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface PartProps {
  label: string;
}
const Part = ({ label }: PartProps) => <p>{label}</p>;

/** A chunk that fails to load this many times, and then loads. */
function loaderOf(failures: number) {
  let asked = 0;
  const load = vi.fn(async () => {
    asked += 1;
    if (asked <= failures) throw new Error("Loading chunk 12 failed.");
    return { default: Part };
  });
  return { load, Lazy: lazyPart<PartProps>(load) };
}

function show(Lazy: ComponentType<PartProps & { onClose?: () => void }>, onClose?: () => void) {
  const registry = createStoreRegistry(
    needsFor(() => ({})),
    { session: null } as InitialState,
  );
  render(
    <InEnglish messages={{}} registry={registry}>
      <FailedWordsProvider words={words}>
        <input aria-label="typed" defaultValue="123 456" />
        <Lazy label="the part" {...(onClose && { onClose })} />
      </FailedWordsProvider>
    </InEnglish>,
  );
}

test("a part whose code does not come says so in its place, and comes when it is asked for again", async () => {
  const { load, Lazy } = loaderOf(2);
  show(Lazy);
  fireEvent.click(await screen.findByRole("button", { name: "Again" }));
  fireEvent.click(await screen.findByRole("button", { name: "Again" }));
  await screen.findByText("the part");
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByLabelText("typed")).toHaveProperty("value", "123 456");
});

test("a sheet whose code does not come can be closed", async () => {
  const onClose = vi.fn();
  show(loaderOf(1).Lazy, onClose);
  await screen.findByRole("dialog", { name: "Something is missing" });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("a part that fails for another reason is the page's failure", async () => {
  const broken = lazyPart<PartProps>(async () => ({
    default: () => {
      throw new Error("a fault of its own");
    },
  }));
  show(broken);
  await vi.waitFor(() => expect(screen.queryByLabelText("typed")).toBeNull());
});
