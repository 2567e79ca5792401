// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { disableAnalytics, forgetAnalytics, reportPageView, routeOf } from "@/lib/client/page/analytics";

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const said = () => (window.dataLayer ?? []).map((each) => Array.from(each as ArrayLike<unknown>));

/** The first input starts what is loaded late. */
async function tell(gaID: string, pathname: string): Promise<void> {
  const told = reportPageView(gaID, pathname);
  window.dispatchEvent(new Event("keydown"));
  await told;
}

beforeEach(() => {
  forgetAnalytics();
  document.head.replaceChildren();
  // The vendor's script is not fetched in tests.
  vi.spyOn(document.head, "append").mockImplementation((...parts) => void scriptsAdded.push(...parts));
  scriptsAdded.length = 0;
});
afterEach(() => void vi.restoreAllMocks());
const scriptsAdded: (string | Node)[] = [];

describe("measuring visits", () => {
  test("reports the kind of page, and loads the vendor's script once", async () => {
    await tell("G-ABC1234", "/main");
    await tell("G-ABC1234", "/en/poy/gov/0b5e9a1c");
    expect(scriptsAdded.map((each) => (each as HTMLScriptElement).src)).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-ABC1234",
    ]);
    const pages = said().filter(([what]) => what === "event");
    expect(pages.map(([, , facts]) => (facts as { page_location: string }).page_location)).toEqual([
      `${location.origin}/main`,
      `${location.origin}/poy/[betGroup]/[poyId]`,
    ]);
    expect(JSON.stringify(said())).not.toContain("0b5e9a1c");
  });
  test("falls silent at a no, and speaks again at the next yes", async () => {
    const isSilent = () => Object(window)["ga-disable-G-ABC1234"];
    document.cookie = "_ga=GA1.1.1; path=/";
    document.cookie = "_ga_ABC1234=GS1.1; path=/";
    document.cookie = "_gallery=mine; path=/";
    await tell("G-ABC1234", "/main");
    disableAnalytics("G-ABC1234");
    expect([isSilent(), document.cookie]).toEqual([true, "_gallery=mine"]);
    await tell("G-ABC1234", "/results");
    expect([isSilent(), scriptsAdded.length]).toEqual([false, 1]);
  });
  test.each(["UA-1", "G-abc", 'G-ABC1"><script>', ""])("an id like %j tells nobody", async (gaID) => {
    await tell(gaID, "/main");
    expect([scriptsAdded, said(), scripts()]).toEqual([[], [], []]);
  });
  test("stays off in a frame", async () => {
    vi.spyOn(window, "top", "get").mockReturnValue(null);
    await tell("G-ABC1234", "/main");
    expect([scriptsAdded, said()]).toEqual([[], []]);
  });
  test.each([
    ["/register/somchai", "/register/[afSlug]"],
    ["/", "/"],
    ["/mm/results", "/results"],
    ["/nowhere/at/all", "/other"],
    ["/%E0%A4%A", "/other"],
  ])("%s is told as %s", (pathname, kind) => expect(routeOf(pathname)).toBe(kind));
});
