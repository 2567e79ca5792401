import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useRouter } from "@/lib/i18n/use-place";

const router = { push: vi.fn(), back: vi.fn() };
vi.mock("next/navigation", () => ({
  usePathname: () => location.pathname,
  useParams: () => ({ locale: "en" }),
  useRouter: () => router,
}));

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

/** The visitor loaded `loaded` and stands on `now`. */
function leaves(loaded: string | null, now: string) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(
    loaded === null ? [] : [{ name: `${location.origin}${loaded}` } as PerformanceEntry],
  );
  history.replaceState(null, "", now);
  renderHook(() => useRouter()).result.current.backOr("/games");
}

test("a page reached by a link within the site is left for the one before it", () => {
  leaves("/en/main", "/en/game/wl/slots/golden-lotus");
  expect(router.back).toHaveBeenCalledTimes(1);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ["by its address", "/en/game/wl/slots/golden-lotus?from=mail"],
  ["in a browser that does not say", null],
])("one opened %s leads to the page that is given", (_, loaded) => {
  leaves(loaded, "/en/game/wl/slots/golden-lotus");
  expect(router.back).not.toHaveBeenCalled();
  expect(router.push).toHaveBeenCalledWith("/en/games");
});
