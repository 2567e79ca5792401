import { cashs } from "@/lib/contract/credit";
import { type Deposit, oneDeposit } from "@/lib/contract/deposits";
import { createCryptoDeposit } from "@/lib/contract/deposits/crypto";
import { createNormalDeposit } from "@/lib/contract/deposits/normal";
import { createQrDeposit } from "@/lib/contract/deposits/qrcode";
import { createTrueMoneyDeposit } from "@/lib/contract/deposits/truemoney";
import type { FeedVerdict } from "@/lib/contract/operators/bank-feed";
import { type FeedRow, unmatchedFeedRows } from "@/lib/contract/operators/bank-feed";
import { simulateTransfer } from "@/lib/contract/simulators";
import { type Satang, satang } from "@/lib/domain/money/money";
import { bangkokIso } from "@/lib/domain/time/time";
import { newKey } from "../../tools/testing/calls";
import { fromHome, operator, type Person } from "./people";
import type { TestService } from "./service";

const as = (person: Person) => ({ token: person.token, key: newKey(), headers: fromHome(person) });
const baht = (amount: number) => satang(Math.round(amount * 100));

export const askQr = (service: TestService, member: Person, amount: number, bankId?: number) =>
  service.call(createQrDeposit, { body: { prepareAmount: baht(amount), bankId }, ...as(member) });

export const askWallet = (service: TestService, member: Person, amount: number) =>
  service.call(createTrueMoneyDeposit, { body: { prepareAmount: baht(amount) }, ...as(member) });

export const askCoins = (
  service: TestService,
  member: Person,
  amount: number,
  [coin, chain] = ["USDT", "TRC20"],
) =>
  service.call(createCryptoDeposit, {
    body: { prepareAmount: baht(amount), coin: coin ?? "", chain: chain ?? "" },
    ...as(member),
  });

/** A member's report of a transfer. */
export const reportBody = (amount: number, depositAt: string) => ({
  bankId: 1,
  channel: "mobile",
  channelName: "Mobile banking",
  bankCode: "SCB",
  bankAccountNumber: "111-2-33333-4",
  bankAccountName: "สมชาย ใจดี",
  amount: baht(amount),
  depositAt,
});

export const report = async (service: TestService, member: Person, amount: number) =>
  service.call(createNormalDeposit, {
    body: reportBody(amount, bangkokIso(await service.now())),
    ...as(member),
  });

/** Sends baht from the member's bank or wallet. */
export const playMoney = (
  service: TestService,
  { token }: Person,
  request: Deposit,
  more: { amount?: Satang; late?: boolean } = {},
): Promise<FeedVerdict> =>
  service.call(simulateTransfer, {
    body: {
      depositId: request.id,
      account: request.account?.accountNumber ?? "",
      amount: more.amount ?? request.prepareTotal,
      late: more.late,
    },
    token,
  });

/** Sends coins, or adds a confirmation of the chain. */
export const playCoins = (
  service: TestService,
  { token }: Person,
  request: Deposit,
  more: { coinAmount?: string; confirmations?: number; late?: boolean } = {},
): Promise<FeedVerdict> =>
  service.call(simulateTransfer, {
    body: {
      depositId: request.id,
      account: request.transfer?.address ?? "",
      coinAmount: request.transfer?.coinAmount ?? "",
      ...more,
    },
    token,
  });

export const look = (service: TestService, { token }: Person, { id }: Deposit): Promise<Deposit> =>
  service.call(oneDeposit, { query: { id }, token });

export const cashOf = async (service: TestService, { token }: Person): Promise<Satang> =>
  (await service.call(cashs, { token })).money;

/** The rows that wait for staff. */
export async function queueOf(service: TestService): Promise<FeedRow[]> {
  const { token } = await operator(service, "staff");
  const rows: FeedRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await service.call(unmatchedFeedRows, { body: { limit: 100, cursor }, token });
    rows.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}
