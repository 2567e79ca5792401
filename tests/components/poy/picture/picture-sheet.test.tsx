import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import PictureSheet from "@/components/poy/picture/picture-sheet";
import { Fault } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import market from "@/locales/en/market.json";
import words from "@/locales/en/picture.json";
import "../../../support/dom/sheets";
import { type Answer, renderWithStores } from "../../member/with-stores";
import { settled } from "../slips";

// There is no canvas here; how a picture is drawn is tested in the browser's stories.
const { texts } = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock("@/components/poy/picture/draw-picture", () => ({
  drawPicture: async (element: HTMLElement) => {
    texts.push(element.textContent ?? "");
    return new Blob(["drawn"], { type: "image/png" });
  },
}));

/** The system's share sheet: what reaches it, and its answer. */
const share = vi.fn<(data: ShareData) => Promise<void>>();
/** What was downloaded instead. */
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  texts.length = 0;
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

function show(poy: Poy = settled, answer?: Answer) {
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
    answer,
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

const code = "3KT9ZQ0A1B2C3D4E5F6G7H8J9K";

test("the picture says that it is play credit", async () => {
  show();
  await screen.findByRole("link", { name: words.save });
  expect(texts[0]).toContain(words.playCredit);
});

test("a slip that was just accepted gets its receipt code before it is drawn", async () => {
  show(settled, () => ({ ...settled, publicReceipt: { code, isPublic: true } }));
  await screen.findByRole("link", { name: words.save });
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain(`${location.host}/receipt/${code}`);
});

test("a code that is switched off, or could not be read, is not on the picture", async () => {
  show({ ...settled, publicReceipt: { code, isPublic: false } });
  await screen.findByRole("link", { name: words.save });
  cleanup();
  show(settled, () => {
    throw new Fault("network-lost");
  });
  await screen.findByRole("link", { name: words.save });
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).not.toContain("/receipt/");
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
