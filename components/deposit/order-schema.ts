import { z } from "zod";
import { typedBaht, typedId } from "@/components/form/typed";
import { createCryptoDeposit } from "@/lib/contract/deposits/crypto";
import { createFastDeposit } from "@/lib/contract/deposits/fast";
import { type AmountBounds, judgeAmount } from "@/lib/domain/money/typed-amount";
import type { DepositOrder, OrderedChannel } from "@/stores/deposits/orders";

const { bankId, prepareAmount } = createFastDeposit.body.shape;
const { coin, chain } = createCryptoDeposit.body.shape;

/** What is typed or chosen, by the channel. */
interface Typed {
  amount: string;
  bankId?: string;
  /** Coin and network, a space between. */
  coin?: string;
}

/** An order of a deposit, as it is typed. */
export function orderForm(channel: OrderedChannel, bounds: AmountBounds): z.ZodType<DepositOrder, Typed> {
  const amount = typedBaht((text) => judgeAmount(text, bounds).problem).pipe(prepareAmount);
  if (channel === "qrcode" || channel === "truemoney")
    return z.object({ amount }).transform((order) => ({ channel, ...order }));
  if (channel === "crypto") {
    const chosen = z
      .string()
      .transform((text) => ({ coin: text.split(" ")[0], chain: text.slice(text.indexOf(" ") + 1) }))
      .pipe(z.object({ coin, chain }));
    return z
      .object({ amount, coin: chosen })
      .transform((order) => ({ channel, amount: order.amount, ...order.coin }));
  }
  return z
    .object({ amount, bankId: typedId("required").pipe(bankId) })
    .transform((order) => ({ channel, ...order }));
}
