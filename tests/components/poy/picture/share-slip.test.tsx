import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShareSlip } from "@/components/poy/picture/share-slip";
import type { Poy } from "@/lib/contract/poys";
import market from "@/locales/en/market.json";
import words from "@/locales/en/picture.json";
import "../../../support/dom/sheets";
import { renderWithStores } from "../../member/with-stores";
import { settled } from "../slips";

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn() }));
vi.mock("@/components/poy/picture/draw-picture", () => ({
  drawPicture: async () => {
    drawn();
    return new Blob(["drawn"], { type: "image/png" });
  },
}));
/** The browser becomes idle when a test says so. */
let beIdle: () => void;
vi.mock("@/lib/client/page/after-interaction", async (original) => ({
  ...(await original<typeof import("@/lib/client/page/after-interaction")>()),
  whenIdle: () => new Promise<void>((resolve) => (beIdle = resolve)),
}));

const share = vi.fn<(data: ShareData) => Promise<void>>();
beforeEach(() => {
  drawn.mockClear();
  share.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(navigator, "canShare");
});

const code = "0123456789ABCDEFGHJKMNPQRS";
const accepted: Poy = { ...settled, publicReceipt: { code, isPublic: true } };
const show = (poy = accepted) =>
  renderWithStores(
    <ShareSlip poy={poy} marketName="Gov" names={market.options} status="Accepted" words={words} />,
    () => poy,
  );
const press = () => fireEvent.click(screen.getByRole("button", { name: words.share }));

test("the picture is drawn once the browser is idle, never with the receipt; then one press shares it", async () => {
  Object.assign(navigator, { share, canShare: () => true });
  show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(drawn).not.toHaveBeenCalled();
  beIdle();
  await waitFor(() => {
    press();
    expect(share.mock.lastCall?.[0].files).toHaveLength(1);
  });
  expect(drawn).toHaveBeenCalledTimes(1);
  // The same picture is in its sheet at once.
  fireEvent.click(screen.getByRole("button", { name: words.open }));
  await screen.findByRole("img", { name: `Slip no. ${settled.poyNo}, picture 1 of 1` });
  expect(drawn).toHaveBeenCalledTimes(1);
});

test("before that, and where no files are taken, the press shares a link to the receipt", () => {
  Object.assign(navigator, { share, canShare: () => false });
  show();
  press();
  expect(share.mock.lastCall?.[0]).toMatchObject({ url: `${location.origin}/receipt/${code}` });
  expect(share.mock.lastCall?.[0].text).toContain(`#${settled.poyNo}`);
});

test("a browser without a share sheet has a link to LINE, with the receipt unless its owner switched it off", () => {
  show();
  const sent = () => new URL(screen.getByRole("link", { name: words.line }).getAttribute("href") ?? "");
  expect(sent().origin).toBe("https://line.me");
  expect(sent().searchParams.get("text")).toContain(`/receipt/${code}`);
  cleanup();
  show({ ...accepted, publicReceipt: { code, isPublic: false } });
  expect(sent().searchParams.get("text")).not.toContain("/receipt/");
});
