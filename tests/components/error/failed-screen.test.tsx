import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FailedScreen } from "@/components/error/failed-screen";
import { FailedWordsProvider } from "@/components/error/failed-words";
import * as chunkReload from "@/lib/client/page/chunk-reload";
import error from "@/locales/en/error.json";
import { createStoreRegistry, type InitialState } from "@/stores/_core/registry";
import { InEnglish } from "@/tests/support/dom/in-english";
import { needsFor } from "../../stores/bet-slip";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const words = {
  title: error.genericTitle,
  text: error.genericText,
  back: error.back,
  home: error.backToHome,
  refresh: error.refresh,
  notFound: error.notFoundTitle,
  notFoundText: error.notFoundText,
  notLoadedText: error.notLoadedText,
};

function show(failure: Error) {
  const registry = createStoreRegistry(
    needsFor(() => ({})),
    { session: null } as InitialState,
  );
  return render(
    <InEnglish messages={{}} registry={registry}>
      <FailedWordsProvider words={words}>
        <FailedScreen error={failure} />
      </FailedWordsProvider>
    </InEnglish>,
  );
}

const missingCode = () => Object.assign(new Error("Loading chunk 7 failed"), { name: "ChunkLoadError" });

test("a part that could not be drawn offers back, back to home and refresh", () => {
  const back = vi.spyOn(history, "back").mockReturnValue();
  show(new Error("broken"));
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(back).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  screen.getByRole("button", { name: "Refresh" });
});

test("missing code is fetched by one reload, and nothing is shown meanwhile", () => {
  vi.spyOn(chunkReload, "reloadOnce").mockReturnValue(true);
  show(missingCode());
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a page whose code is missing still is a page that is not found", () => {
  vi.spyOn(chunkReload, "reloadOnce").mockReturnValue(false);
  show(missingCode());
  expect(screen.getByRole("alert").textContent).toContain("Page Not Found");
  screen.getByRole("link", { name: "Back to Home" });
});
