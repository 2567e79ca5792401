import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PictureSheet from "@/components/poy/picture-sheet";
import market from "@/locales/en/market.json";
import words from "@/locales/en/picture.json";
import { renderWithStores } from "../member/with-stores";
import { settled } from "./slips";

// There is no canvas here; how a picture is drawn is tested in the browser's stories.
vi.mock("@/components/poy/draw-picture", () => ({
  drawPicture: async () => new Blob(["drawn"], { type: "image/png" }),
}));

/** The system's share sheet: what reaches it, and its answer. */
const share = vi.fn<(data: ShareData) => Promise<void>>();
/** What was downloaded instead. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  share.mockReset().mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
});

function show(poy = settled) {
  const close = () => undefined;
  renderWithStores(
    <PictureSheet
      poy={poy}
      marketName="Gov"
      names={market.options}
      status="Won"
      words={words}
      onClose={close}
    />,
  );
}
const press = async () => {
  fireEvent.click(await screen.findByRole("button", { name: words.share }));
  await act(async () => undefined);
};

test("the picture carries the log head of the slip's moment, where the slip has one", () => {
  show({ ...settled, drawHead: "1d1402aa15969f79af5f3212dd0b2127cbfb796ed4de8eb83324558cd28c5d2c" });
  expect(screen.getByText("1d14 02aa 1596 9f79").parentElement?.textContent).toContain(words.drawHead);
  cleanup();
  show();
  expect(screen.queryByText(new RegExp(words.drawHead))).toBeNull();
});

test("the system's share sheet gets the picture as a PNG file, named and titled by the slip's number", async () => {
  show();
  await press();
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.title).toBe("Picture of slip no. 7");
  expect(data?.files?.map(({ name, type, size }) => [name, type, size])).toEqual([
    ["slip-7.png", "image/png", 5],
  ]);
  expect(saved).toEqual([]);
});

test("closing the system's sheet is no failure", async () => {
  share.mockRejectedValue(new DOMException("closed", "AbortError"));
  show();
  await press();
  expect(saved).toEqual([]);
  expect([screen.queryByRole("alert"), screen.queryByText(words.savedInstead)]).toEqual([null, null]);
});

test("a picture that the system refuses is downloaded instead, with a message", async () => {
  share.mockRejectedValue(new DOMException("not here", "NotAllowedError"));
  show();
  await press();
  expect(saved).toEqual(["slip-7.png"]);
  screen.getByText(words.savedInstead);
});

test("where pictures cannot be shared, they can be saved alone", async () => {
  navigator.canShare = () => false;
  show();
  await waitFor(() => screen.getByRole("link", { name: words.save }));
  expect(screen.queryByRole("button", { name: words.share })).toBeNull();
});
