import { existsSync } from "node:fs";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { drawnVdos, filmedTopic } from "@/components/content/card-picture";
import { VdoCard } from "@/components/content/vdo-card";
import { VdoPlayer, VdoStage } from "@/components/content/vdo-stage";
import words from "@/locales/en/vdo.json";
import { renderWithStores } from "../member/with-stores";

afterEach(cleanup);

const vdo = {
  title: "Place a bet",
  url: "/images/vdo/en/place-a-bet.mp4",
  posterUrl: "/images/vdo/en/place-a-bet.webp",
  size: { width: 540, height: 996 },
  captions: (["th", "en", "kh", "mm"] as const).map((locale) => ({ locale, url: `/a.${locale}.vtt` })),
};

test("the player keeps its place, starts nothing, and has captions in four languages, the reader's own on", () => {
  renderWithStores(<VdoPlayer vdo={vdo} locale="my" words={words} />);
  const player = screen.getByLabelText<HTMLVideoElement>("Place a bet");
  expect(player.autoplay).toBe(false);
  expect(player.hasAttribute("controls")).toBe(true);
  expect([player.getAttribute("width"), player.getAttribute("height")]).toEqual(["540", "996"]);
  expect(player.style.getPropertyValue("--width")).toBe("540px");
  expect(Number(player.style.getPropertyValue("--shape"))).toBeCloseTo(540 / 996);
  expect(player.hasAttribute("crossorigin")).toBe(false);
  const tracks = [...player.querySelectorAll("track")];
  expect(tracks.map((track) => track.getAttribute("srclang"))).toEqual(["my", "th", "en", "km"]);
  expect(tracks.map((track) => track.hasAttribute("default"))).toEqual([true, false, false, false]);
});

test("a video of another house asks for its captions with leave", () => {
  renderWithStores(
    <VdoPlayer vdo={{ ...vdo, url: "https://video.example/a.mp4" }} locale="en" words={words} />,
  );
  expect(screen.getByLabelText("Place a bet").getAttribute("crossorigin")).toBe("anonymous");
});

test("a sentence leads to its place in the video once its captions are there, and is marked while it is shown", () => {
  const transcript = ["Choose a round.", "Tap the digits.", "Said nowhere."];
  const cues = [
    { startTime: 0, text: "Choose a round." },
    { startTime: 5, text: "Tap the digits." },
  ];
  // The elements of these tests load no captions.
  const captions = Object.assign(new EventTarget(), { cues, activeCues: [cues[1]] });
  const before = Object.getOwnPropertyDescriptor(HTMLTrackElement.prototype, "track") ?? {};
  Object.defineProperty(HTMLTrackElement.prototype, "track", { configurable: true, value: captions });
  onTestFinished(() => void Object.defineProperty(HTMLTrackElement.prototype, "track", before));
  const { container } = renderWithStores(
    <VdoStage vdo={{ ...vdo, transcript }} locale="en" words={words}>
      <p>About</p>
    </VdoStage>,
  );
  const track = container.querySelector<HTMLTrackElement>("track[default]");
  const player = screen.getByLabelText<HTMLVideoElement>("Place a bet");
  const played = vi.spyOn(player, "play").mockResolvedValue(undefined);
  expect(screen.queryAllByRole("button")).toHaveLength(0);
  act(() => void track?.dispatchEvent(new Event("load")));
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(transcript.slice(0, 2));
  fireEvent.click(screen.getByRole("button", { name: "Tap the digits." }));
  expect([player.currentTime, played.mock.calls.length]).toEqual([5, 1]);
  act(() => void captions.dispatchEvent(new Event("cuechange")));
  const marked = screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-current"));
  expect(marked).toEqual([null, "step", null]);
});

test("a video of the site's own names what it shows; any other does not", () => {
  expect(["place-a-bet", "pay-in", "check-a-slip", "a-talk", "constructor"].map(filmedTopic)).toEqual([
    "lotto",
    "deposit",
    "result-poy",
    null,
    null,
  ]);
});

test("a card says how long the video takes and leads to it", () => {
  renderWithStores(
    <VdoCard vdo={{ vdoName: "pay-in", title: "Deposit", posterUrl: null, lengthSeconds: 65 }} />,
  );
  expect(screen.getByRole("link", { name: "1:05 Deposit" }).getAttribute("href")).toMatch(/\/vdo\/pay-in$/);
});

test.each([
  [
    "a drawing for the site's own recording",
    "pay-in",
    "/images/vdo/th/pay-in.webp",
    "/images/vdo/pay-in.svg",
  ],
  ["an editor's picture", "pay-in", "https://video.example/a.webp", "https://video.example/a.webp"],
  ["the poster of another video", "a-talk", "/images/vdo/th/a-talk.webp", "/images/vdo/th/a-talk.webp"],
  ["nothing where there is no poster", "pay-in", null, null],
])("a card shows %s", (_, vdoName, posterUrl, shown) => {
  const { container } = renderWithStores(<VdoCard vdo={{ vdoName, title: "Video", posterUrl }} />);
  expect(container.querySelector("img")?.getAttribute("src") ?? null).toBe(shown);
});

test("every drawing is a file of the site", () => {
  for (const vdoName of drawnVdos) expect(existsSync(`public/images/vdo/${vdoName}.svg`), vdoName).toBe(true);
});
