import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ContentBanner } from "@/components/home/banner";
import { Carousel } from "@/components/home/carousel";
import home from "@/locales/en/home.json";
import { renderWithStores } from "../member/with-stores";

const WIDTH = 300;
let lessMotion = false;

beforeEach(() => {
  vi.useFakeTimers();
  lessMotion = false;
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(function scrollTo(this: Element, to?: unknown) {
    Object.defineProperty(this, "scrollLeft", { configurable: true, value: (to as { left: number }).left });
    fireEvent.scroll(this);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.cookie = "banner-click=; max-age=0; path=/";
});

const banner = (id: string) => ({
  id,
  title: `Title ${id}`,
  text: "",
  imageUrl: null,
  href: "/promotions",
  linkText: `Go ${id}`,
});

function show() {
  const { slide: _, ...words } = home.carousel;
  const slides = ["a", "b", "c"].map((id) => ({ id, content: <ContentBanner banner={banner(id)} /> }));
  renderWithStores(<Carousel slides={slides} words={{ ...words, places: ["1 of 3", "2 of 3", "3 of 3"] }} />);
}

/** The visible slide: the others are inert. */
const shown = () =>
  screen.getAllByRole("listitem").find((slide) => !slide.hasAttribute("inert"))?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test("under less motion nothing moves by itself, and nothing offers to stop it", () => {
  lessMotion = true;
  show();
  fireEvent.pointerDown(window);
  wait(30);
  expect(shown()).toContain("Title a");
  expect(screen.queryByRole("button", { name: home.carousel.pause })).toBeNull();
});

test("the buttons go on and back, round the ends, and only the slide in view takes the keyboard", () => {
  show();
  expect(shown()).toContain("Title a");
  press("Next");
  expect(shown()).toContain("Title b");
  press("Previous");
  press("Previous");
  expect(shown()).toContain("Title c");
  screen.getByText("3 of 3");
});

test("nothing moves before somebody is there; then it does, unless it is looked at or stopped", () => {
  show();
  wait(60);
  expect(shown()).toContain("Title a");
  fireEvent.pointerDown(document.body);
  wait(8);
  expect(shown()).toContain("Title b");
  const region = screen.getByRole("region", { name: "Announcements" });
  fireEvent.pointerEnter(region);
  wait(20);
  expect(shown()).toContain("Title b");
  fireEvent.pointerLeave(region);
  press("Pause");
  wait(20);
  expect(shown()).toContain("Title b");
  press("Play");
  wait(8);
  expect(shown()).toContain("Title c");
});

test("who wants less motion is left in peace", () => {
  lessMotion = true;
  show();
  fireEvent.pointerDown(document.body);
  wait(60);
  expect(shown()).toContain("Title a");
});

test("a banner that is followed is written down for next time", () => {
  show();
  const [first] = screen.getAllByRole("listitem");
  if (!first) throw new Error("no slide");
  fireEvent.click(within(first).getByRole("link", { name: "Go a" }));
  expect(document.cookie).toContain("banner-click=a");
});
