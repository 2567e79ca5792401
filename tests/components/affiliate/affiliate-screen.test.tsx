import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AffiliateScreen } from "@/components/affiliate/affiliate-screen";
import { QrCode } from "@/components/affiliate/qr-code";
import type { AfTransaction } from "@/lib/contract/affiliate";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/affiliate.json";
import credit from "@/locales/en/credit.json";
import faults from "@/locales/en/fault.json";
import type { AfOverview } from "@/stores/af-cashs";
import { type Answer, renderWithStores } from "../member/with-stores";

afterEach(cleanup);

const summary = {
  slug: "34679cdf",
  clicks: 1_204,
  members: 3,
  stakes: satang(250_000_00),
  rate: 0.6,
  earned: satang(1_500_00),
};
const commission: AfTransaction = {
  id: "7",
  createdAt: "2026-11-26T10:00:00+07:00",
  transactionType: "AF_COMMISSION",
  amount: satang(60),
  balance: satang(1_234_56),
  from: "som***1",
};
const link = "https://house.example/register/34679cdf";

function show(changes: Partial<AfOverview> = {}, answer: Answer = unreachable) {
  const first = { summary, afMoney: satang(1_234_56), rows: [commission], ...changes };
  return renderWithStores(
    <AffiliateScreen
      words={{ ...words, currency: faults["currency-malformed"] }}
      first={first}
      points={42}
      link={link}
      stakeFirst={{ percent: 90, words: credit.stakeFirst }}
      qr={<QrCode text={link} label={words.invite.qr} />}
    />,
    answer,
  );
}
const unreachable = () => {
  throw new Fault("network-lost");
};
const box = () => screen.getByLabelText<HTMLInputElement>("Amount (baht)");
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Move to credit" }));

test("the link to send stands before every figure", () => {
  show();
  const [first] = screen.getAllByRole("region");
  expect(first).toBe(screen.getByRole("region", { name: words.invite.title }));
  const copy = screen.getByRole("button", { name: words.invite.copy });
  const code = screen.getByRole("img", { name: words.invite.qr });
  expect(copy.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test("shows what can be moved, what came in all, and the figures behind it", () => {
  show();
  const card = within(screen.getByRole("region", { name: "Available earnings" }));
  card.getByText("฿1,234.56");
  const figures = card.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(figures).toEqual(["฿1,500.00", "0.6%", "3", "1,204", "฿250,000.00", "42"]);
});

test("shows the link as words and as a code, and copies it by name", () => {
  show();
  screen.getByText(link);
  screen.getByRole("img", { name: "QR code of your invitation link" });
  screen.getByRole("button", { name: "Copy the invitation link" });
});

test("opens the phone's share sheet with the link, and closing it is no failure", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>();
  share.mockRejectedValue(new DOMException("closed", "AbortError"));
  Object.assign(navigator, { share });
  try {
    show();
    fireEvent.click(await screen.findByRole("button", { name: words.invite.share }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: words.invite.shareText, url: link }));
    expect(screen.queryAllByRole("alert").every(({ textContent }) => !textContent)).toBe(true);
  } finally {
    Reflect.deleteProperty(navigator, "share");
  }
});

test("without a share sheet the invitation is copied with its link", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => written.push(text) } });
  try {
    show();
    fireEvent.click(screen.getByRole("button", { name: words.invite.share }));
    await waitFor(() => expect(written).toEqual([`${words.invite.shareText}\n${link}`]));
  } finally {
    vi.unstubAllGlobals();
  }
});

test("lists the last thirty days, and says what an empty list waits for", () => {
  show({ rows: [] });
  screen.getByText("Nothing yet");
});

test("says that a list could not be read, with the figures still there", async () => {
  const { sent } = show({ rows: null });
  screen.getByText(/latest entries did not load/);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("af-cashs.transaction.all"));
});

test("below the least amount there is no form, only how far it is", () => {
  show({ afMoney: satang(120_00) });
  expect(screen.queryByLabelText("Amount (baht)")).toBeNull();
  const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "฿120.00 of ฿500.00 so far" });
  expect([bar.value, bar.max]).toEqual([120_00, 500_00]);
});

test.each([
  ["", "Enter the amount to move"],
  ["6oo", "currency is not a right format."],
  ["499.99", "The minimum is ฿500.00"],
  ["10000.01", "The maximum is ฿10,000.00"],
  ["1300", "Your earnings are only ฿1,234.56"],
])("an amount of %j is stopped before it is sent", (amount, problem) => {
  const { sent } = show();
  if (amount) type(amount);
  send();
  screen.getByText(problem);
  expect(box().getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("all of it is one tap, to the satang; moved, the rest is what remains", async () => {
  const { sent } = show({}, (name) => {
    if (name === "af-cashs.move") return { money: satang(1_234_56), afMoney: satang(0) };
    return unreachable();
  });
  fireEvent.click(screen.getByRole("button", { name: "All" }));
  expect(box().value).toBe("1,234.56");
  screen.getByText("฿0.00 of your earnings will be left");
  send();
  await screen.findByText("You can move your earnings once they reach ฿500.00");
  expect(sent[0]).toEqual({ name: "af-cashs.move", body: { amount: 1_234_56 } });
});

test("a refusal is shown as a message, and the amount stays typed", async () => {
  show({}, () => {
    throw new Fault("balance-too-low");
  });
  type("600");
  send();
  await waitFor(() => expect(screen.getAllByRole("alert").some(({ textContent }) => textContent)).toBe(true));
  expect(box().value).toBe("600");
});

test("what the moved earnings ask for before a withdrawal is told where they are moved", () => {
  show();
  screen.getByText("Before you withdraw, stake 90% of what you move");
  type("600");
  screen.getByText("Before you withdraw, stake 90% of what you move: ฿540.00");
});
