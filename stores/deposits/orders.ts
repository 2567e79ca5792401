import type { Call } from "@/lib/client/calls/lazy-call";
import type { Deposit } from "@/lib/contract/deposits";
import type { Satang } from "@/lib/domain/money/money";

/** A deposit order: the channel, the amount, and the channel's own fields. */
export type DepositOrder =
  | { channel: "fast"; bankId: number; amount: Satang }
  | { channel: "qrcode" | "truemoney"; amount: Satang }
  | { channel: "crypto"; amount: Satang; coin: string; chain: string };

export type OrderedChannel = DepositOrder["channel"];

/** Sends an order through the call of its channel. */
export function sendOrder(call: Call, order: DepositOrder, key: string): Promise<Deposit> {
  const prepareAmount = order.amount;
  switch (order.channel) {
    case "fast":
      return call("fastDeposits", "createFastDeposit", {
        body: { bankId: order.bankId, prepareAmount },
        key,
      });
    case "qrcode":
      // Any bank's app reads the code: which account it pays into is the upstream's choice.
      return call("qrDeposits", "createQrDeposit", {
        body: { prepareAmount },
        key,
      });
    case "truemoney":
      return call("trueMoneyDeposits", "createTrueMoneyDeposit", {
        body: { prepareAmount },
        key,
      });
    case "crypto":
      return call("cryptoDeposits", "createCryptoDeposit", {
        body: { prepareAmount, coin: order.coin, chain: order.chain },
        key,
      });
  }
}
