import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { InAppNote } from "@/components/shell/notices/in-app-note";
import { InAppProvider } from "@/components/ui/notices/in-app";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import { OpenInBrowser } from "@/components/ui/notices/open-in-browser";
import type { InAppBrowser } from "@/lib/kernel/in-app-browser";
import platform from "@/locales/en/platform.json";
import { renderOnPage } from "../on-page";

const place = { pathname: "/poy" };
vi.mock("next/navigation", () => ({
  usePathname: () => place.pathname,
  useParams: () => ({ locale: "en" }),
  useSearchParams: () => new URLSearchParams("day=2"),
}));

const words = platform.inApp;
const renderIn = (browser: InAppBrowser | null) =>
  renderOnPage(
    <InAppProvider
      inApp={browser && { browser, words, openInBrowser: <OpenInBrowser browser={browser} words={words} /> }}
    >
      <InAppNote />
      <InAppHint lack="saving" />
    </InAppProvider>,
  );
const note = () => screen.queryByRole("complementary", { name: words.label });

beforeEach(() => {
  place.pathname = "/poy";
  document.cookie = "in-app-note=; max-age=0; path=/";
});

describe("inside another app", () => {
  test("the note names it and leads out; hidden, it leaves a cookie and the hints stay", () => {
    renderIn({ app: "LINE", system: "ios" });
    expect(note()?.textContent).toContain("inside LINE");
    const [way] = screen.getAllByRole("link", { name: words.open });
    expect(way?.getAttribute("href")).toBe(`${location.origin}/poy?day=2&openExternalBrowser=1`);
    fireEvent.click(screen.getByRole("button", { name: words.hide }));
    expect(note()).toBeNull();
    expect(document.cookie).toContain("in-app-note=hidden");
    screen.getByText("LINE cannot save files.", { exact: false });
  });
  test("an app that can only be left by hand offers the link to copy", () => {
    renderIn({ app: "Facebook", system: "ios" });
    expect(screen.queryByRole("link")).toBeNull();
    expect(note()?.textContent).toContain(words.byHand);
    expect(screen.getAllByRole("button", { name: words.copyLink })).toHaveLength(2);
  });
  test.each(["/lotto/gov/7", "/external/login"])("%s has no note", (pathname) => {
    place.pathname = pathname;
    renderIn({ app: "LINE", system: "ios" });
    expect(note()).toBeNull();
  });
});

test("every other browser is told nothing", () => {
  const { container } = renderIn(null);
  expect(container.textContent).toBe("");
});
