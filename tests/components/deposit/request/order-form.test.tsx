import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OwnDeposit } from "@/components/deposit/order/own-deposit";
import { OrderForm } from "@/components/deposit/request/order-form";
import { Fault } from "@/lib/contract/fault";
import { satang } from "@/lib/domain/money/money";
import words from "@/locales/en/credit.json";
import th from "@/locales/th/fault.json";
import type { OrderedChannel } from "@/stores/deposits/orders";
import { type Answer, renderWithStores } from "../../member/with-stores";
import { kasikorn, orderWords, ownLimit, siam, stakeFirst, waiting } from "../deposit";

const push = vi.fn();
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({ push }),
}));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  push.mockClear();
});

const coins = [
  { coin: "USDT", chain: "TRC20", bahtPerCoin: satang(36_40), needed: 3 },
  { coin: "USDT", chain: "ERC20" },
];

function show(
  answer: Answer = () => waiting,
  channel: OrderedChannel = "fast",
  limit: OwnDeposit | null = null,
) {
  return renderWithStores(
    <OrderForm
      channel={channel}
      offer={{ accounts: [kasikorn, siam], min: satang(100_00), max: satang(200_000_00), coins }}
      words={orderWords}
      banks={words.bank}
      stakeFirst={stakeFirst}
      ownLimit={limit}
    />,
    answer,
  );
}
const amountBox = () => screen.getByLabelText<HTMLInputElement>("Amount (whole baht)");
const type = (text: string) => fireEvent.change(amountBox(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Get the exact amount" }));

test("the first account is chosen, another can be, and nothing invites to a transfer before the exact amount", () => {
  show();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Kasikornbank/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /Siam Commercial/ }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Siam Commercial/ }).checked).toBe(true);
  expect(screen.queryByRole("button", { name: /Copy/ })).toBeNull();
});

test.each([
  ["", "Enter the amount to deposit"],
  ["99", "The minimum deposit is ฿100.00"],
  ["200001", "The maximum deposit is ฿200,000.00"],
  ["12a", "currency is not a right format."],
  ["1.234", "currency is not a right format."],
  ["300.50", "Whole baht only, no satang"],
])("an amount of %j is stopped before it is sent", async (amount, problem) => {
  const { sent } = show();
  type(amount);
  send();
  await screen.findByText(problem);
  expect(amountBox().getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test.each([["100"], ["200000"]])("%s baht is inside the limits", async (amount) => {
  const { sent } = show();
  type(amount);
  send();
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/credit/deposit/fast/queue?id=${waiting.id}`));
  expect(sent).toEqual([
    { name: "deposits.fast.create", body: { bankId: 1, prepareAmount: Number(amount) * 100 } },
  ]);
});

test("a reload keeps the amount, typed or tapped, and the account, until the request is opened", async () => {
  show();
  type("1234");
  fireEvent.click(screen.getByRole("radio", { name: /Siam Commercial/ }));
  cleanup();
  show();
  expect(amountBox().value).toBe("1,234");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Siam Commercial/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "฿1,000" }));
  cleanup();
  show();
  expect(amountBox().value).toBe("1,000");
  send();
  await waitFor(() => expect(push).toHaveBeenCalled());
  cleanup();
  show();
  expect(amountBox().value).toBe("100");
});

test("another way to deposit keeps an amount and a coin of its own", () => {
  show();
  type("1234");
  cleanup();
  show(undefined, "crypto");
  expect(amountBox().value).toBe("100");
  fireEvent.click(screen.getByRole("radio", { name: /ERC20/ }));
  cleanup();
  show(undefined, "crypto");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /ERC20/ }).checked).toBe(true);
});

test("thousands are grouped while they are typed", () => {
  show();
  type("1234");
  expect(amountBox().value).toBe("1,234");
});

test("a PromptPay code has nothing to choose but the amount: any bank reads it", async () => {
  const { sent } = show(() => ({ ...waiting, channel: "qrcode" }), "qrcode");
  expect(screen.queryByRole("radio")).toBeNull();
  type("300");
  fireEvent.click(screen.getByRole("button", { name: "Make the QR code" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/credit/deposit/qrcode?id=${waiting.id}`));
  expect(sent).toEqual([{ name: "deposits.qrcode.create", body: { prepareAmount: 300_00 } }]);
});

test("a wallet has nothing to choose but the amount", async () => {
  const { sent } = show(() => ({ ...waiting, channel: "truemoney" }), "truemoney");
  expect(screen.queryByRole("radio")).toBeNull();
  type("300");
  send();
  await waitFor(() =>
    expect(sent).toEqual([{ name: "deposits.truemoney.create", body: { prepareAmount: 300_00 } }]),
  );
});

test("the same coin on another network is another choice", async () => {
  const { sent } = show(() => ({ ...waiting, channel: "crypto" }), "crypto");
  screen.getByText("฿36.40 for 1 USDT");
  fireEvent.click(screen.getByRole("radio", { name: /ERC20/ }));
  type("300");
  fireEvent.click(screen.getByRole("button", { name: "Get the address" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/credit/deposit/crypto/queue?id=${waiting.id}`));
  expect(sent[0]?.body).toEqual({ prepareAmount: 300_00, coin: "USDT", chain: "ERC20" });
});

test("the least common amount is chosen, and typing replaces it", async () => {
  const { sent } = show();
  expect(amountBox().value).toBe("100");
  expect(screen.getByRole("button", { name: "฿100" }).getAttribute("aria-pressed")).toBe("true");
  fireEvent.focus(amountBox());
  expect([amountBox().selectionStart, amountBox().selectionEnd]).toEqual([0, 3]);
  send();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("common amounts begin at the least of the channel", () => {
  renderWithStores(
    <OrderForm
      channel="crypto"
      offer={{ accounts: [], min: satang(500_00), max: satang(200_000_00), coins }}
      words={orderWords}
      banks={words.bank}
      stakeFirst={stakeFirst}
      ownLimit={null}
    />,
  );
  const chips = within(screen.getByRole("group", { name: words.fast.chips })).getAllByRole("button");
  expect(chips.map(({ textContent }) => textContent)).toEqual(["฿500", "฿1,000", "฿2,000", "฿5,000"]);
});

test("a request that lives already is gone on with", async () => {
  const id = "0b6b0c83-6a0a-4b5e-9a67-0f6de3d3a002";
  show(() => {
    throw new Fault("deposit-live-already", { id });
  });
  type("300");
  send();
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/credit/deposit/fast/queue?id=${id}`));
});

test("a common amount fills the box and says what has to be staked for it", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "฿500" }));
  expect(amountBox().value).toBe("500");
  screen.getByText("Before you withdraw, stake 70% of the deposit: ฿350.00");
});

test("a refusal is shown in the member's language, and the form stays as it was", async () => {
  show(() => {
    throw new Fault("try-another-amount");
  });
  type("300");
  send();
  await screen.findByText(th["try-another-amount"]);
  expect(amountBox().value).toBe("300");
  expect(push).not.toHaveBeenCalled();
});

test("a member who asked too often reads from when on it goes again, and the form stays as it was", async () => {
  show(() => {
    throw new Fault("too-many-requests", { until: "2026-11-23T11:04:30+07:00" });
  });
  type("300");
  send();
  const said = th["again-from"].replace("{time}", "23/11/2026 11:04:30");
  await screen.findByText(`${th["too-many-requests"]} ${said}`);
  expect(amountBox().value).toBe("300");
});

test("what a deposit asks for before a withdrawal is told beside the amount, of the amount that is typed", () => {
  show();
  type("500");
  const line = screen.getByText("Before you withdraw, stake 70% of the deposit: ฿350.00").closest("p");
  expect(line?.querySelector("a")?.getAttribute("href")).toMatch(/\/credit\/turnover$/);
  type("");
  screen.getByText("Before you withdraw, stake 70% of the deposit");
});

test("what the member's own limit leaves is told at the amount, which is in view again, until less is typed", async () => {
  const own = { span: "day", limit: satang(2_800_00), used: satang(2_500_00) } as const;
  show(() => {
    throw new Fault("deposit-limit-reached", { ...own, until: "2026-11-24T00:00:00+07:00" });
  });
  type("1000");
  send();
  await screen.findByText("The limit you set leaves ฿300.00 to deposit for now");
  await waitFor(() => expect(document.activeElement).toBe(amountBox()));
  expect(amountBox().getAttribute("aria-invalid")).toBe("true");
  type("300");
  expect(screen.queryByText("The limit you set leaves ฿300.00 to deposit for now")).toBeNull();
});

test("a member's own lower limit is the bound that is shown, with why, and no amount above it is suggested", () => {
  const text = "Your weekly limit is ฿2,000.00; ฿1,400.00 of it is used. It resets at 30/11/2026 00:00:00.";
  show(undefined, "fast", { ...ownLimit, left: satang(600_00), text });
  screen.getByText(/^฿100.00 to ฿600.00/);
  const note = screen.getByText(text).closest("p");
  expect(note?.querySelector("a")?.getAttribute("href")).toMatch(/\/profile\/limits$/);
  const chips = within(screen.getByRole("group", { name: words.fast.chips })).getAllByRole("button");
  expect(chips.map(({ textContent }) => textContent)).toEqual(["฿100", "฿300", "฿500"]);
  type("700");
  screen.getByText("The limit you set leaves ฿600.00 to deposit for now");
  type("600");
  expect(screen.queryByText(/The limit you set leaves/)).toBeNull();
});

test("a limit above what the site takes is no news", () => {
  show(undefined, "fast", { ...ownLimit, left: satang(300_000_00), text: "Your daily limit" });
  screen.getByText(/^฿100.00 to ฿200,000.00/);
  expect(screen.queryByText("Your daily limit")).toBeNull();
});
