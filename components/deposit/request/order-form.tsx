"use client";
import { useEffect, useState } from "react";
import { BankBadge } from "@/components/bank/bank-badge";
import { AmountField } from "@/components/credit/amount-field";
import type { CreditWords } from "@/components/credit/credit-words";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { useZodForm } from "@/components/form/use-zod-form";
import { OwnNote } from "@/components/limits/limit-refusal";
import { Button } from "@/components/ui/controls/button";
import { focusInvalid } from "@/components/ui/hooks/focus";
import { moneyText } from "@/components/ui/money";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { ChannelOffer, CoinOffer } from "@/lib/contract/deposits";
import { type Satang, satang } from "@/lib/domain/money/money";
import { judgeAmount, typedFrom } from "@/lib/domain/money/typed-amount";
import { fill } from "@/lib/i18n/fill";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";
import type { OrderedChannel } from "@/stores/deposits/orders";
import { pageOf } from "../deposit-pages";
import type { DepositWords } from "../deposit-words";
import { mostOf, type OwnDeposit, OwnDepositNote } from "../order/own-deposit";
import { AccountChoice } from "./account-choice";
import accountChoice from "./account-choice.module.css";
import { type AmountWords, amountText } from "./amount-problem";
import styles from "./order-form.module.css";

interface OrderWords extends AmountWords {
  fast: Pick<CreditWords["fast"], "step1" | "step2" | "amount" | "chips" | "hint" | "submit" | "sending">;
  form: DepositWords["form"];
  playAccount: CreditWords["playAccount"];
}

interface OrderFormProps {
  channel: OrderedChannel;
  offer: Pick<ChannelOffer, "accounts" | "min" | "max" | "coins">;
  words: OrderWords;
  banks: Readonly<Record<string, string>>;
  /** What the deposit asks for before a withdrawal. */
  stakeFirst: StakeFirstTerms | null;
  /** What the member's own limit leaves; null without one. */
  ownLimit: OwnDeposit | null;
}

/** Kept over a reload until the request is opened. */
const keptNames = ["bankId", "coin", "amount"];

/**
 * The recipient where there is a choice, and the amount, of which the least common one is chosen; then the upstream
 * opens the request and its page is shown.
 */
export function OrderForm({ channel, offer, words, banks, stakeFirst, ownLimit }: OrderFormProps) {
  const deposits = useStoreInstance(createDeposits);
  const router = useRouter();
  const isSending = useDeposits((state) => state.doing === "creating");
  const refusal = useDeposits((state) => state.refusal);
  const own = useDeposits((state) => state.own);
  const until = useDeposits((state) => state.until);
  const most = mostOf(offer.max, ownLimit);
  const chips = commonFrom(offer.min, most);
  const bounds = { min: offer.min, max: offer.max, isWhole: true };
  const [defaultValues] = useState({
    bankId: String(offer.accounts[0]?.bankId ?? ""),
    coin: offer.coins?.[0] ? coinValue(offer.coins[0]) : "",
    amount: chips[0] ? typedFrom(chips[0].amount) : "",
  });
  const order = useZodForm({
    schema: () => import("../order-schema").then(({ orderForm }) => orderForm(channel, bounds)),
    words: (problem) => amountText(problem, bounds, words),
    defaultValues,
    keep: { as: `deposit-${channel}`, names: keptNames },
    onSubmit: async (body) => {
      const id = await deposits.getState().create(body);
      // The field says how much is left; it may be above the screen.
      if (!id) {
        focusInvalid(order.ref.current);
        return;
      }
      order.forget();
      router.push(pageOf({ channel, id }));
    },
  });
  // A refusal of an earlier visit does not apply to this one.
  useEffect(() => deposits.setState({ refusal: null }), [deposits]);
  const amount = judgeAmount(order.watch("amount"), bounds).amount ?? null;
  const { fast, form } = words;
  const isRefused = own !== null && own.code === refusal;
  const left = isRefused && "limit" in own ? leftOf(own) : most < offer.max ? most : null;
  const overOwn =
    left !== null && amount !== null && amount > left
      ? fill(form.limitLeft, { left: moneyText(left) })
      : null;
  const shownBounds = { min: moneyText(offer.min), max: moneyText(most) };
  const isCrypto = channel === "crypto";
  const isAmountAlone = channel === "qrcode" || channel === "truemoney";

  return (
    <form {...order.props} className={styles.form} data-steps={isAmountAlone ? "1" : "2"}>
      {channel === "fast" ? (
        <AccountChoice
          accounts={offer.accounts}
          legend={fast.step1}
          banks={banks}
          playAccount={words.playAccount}
          chosen={order.watch("bankId")}
        />
      ) : null}
      {isCrypto ? <CoinChoice coins={offer.coins ?? []} words={form} chosen={order.watch("coin")} /> : null}
      <section className={styles.amount} aria-labelledby="amount-step">
        <h2 id="amount-step">{isAmountAlone ? form.amountFirst : fast.step2}</h2>
        <AmountField
          form={order}
          label={fast.amount}
          {...(chips.length > 0 && { chips: { label: fast.chips, amounts: chips } })}
          hint={fill(isCrypto ? form.cryptoHint : fast.hint, shownBounds)}
          problem={overOwn}
        />
        {ownLimit && most < offer.max && !isRefused ? <OwnDepositNote own={ownLimit} /> : null}
      </section>
      <div className={styles.send}>
        <div className={styles.refusal}>
          <ErrorMessage code={order.refusal?.code ?? refusal} until={until} />
          {isRefused ? <OwnNote own={own} /> : null}
        </div>
        <StakeFirst credit="deposit" terms={stakeFirst} amount={amount} />
        {amount === null ? null : <strong className={styles.sum}>{moneyText(amount)}</strong>}
        <Button type="submit" size="large" isWide isBusy={isSending || order.isSubmitting}>
          {isSending ? fast.sending : channel === "qrcode" || isCrypto ? form.submit[channel] : fast.submit}
        </Button>
      </div>
    </form>
  );
}

interface CoinChoiceProps {
  coins: readonly CoinOffer[];
  words: Pick<DepositWords["form"], "chooseCoin" | "network" | "price">;
  /** The value of the chosen one, as its form watches it. */
  chosen: string;
}

/** Coin and network in one: the box's value. */
const coinValue = ({ coin, chain }: Pick<CoinOffer, "coin" | "chain">): string => `${coin} ${chain}`;

/** Coins to choose from: the same coin on another network is another choice. */
function CoinChoice({ coins, words, chosen }: CoinChoiceProps) {
  return (
    <fieldset className={accountChoice.accounts}>
      <legend>{words.chooseCoin}</legend>
      {coins.map((coin) => {
        const isChosen = chosen === coinValue(coin);
        return (
          <div
            key={coinValue(coin)}
            className={accountChoice.account}
            data-chosen={isChosen ? "" : undefined}
          >
            <label>
              <input
                className="visually-hidden"
                type="radio"
                name="coin"
                value={coinValue(coin)}
                checked={isChosen}
                readOnly
              />
              <BankBadge bankCode={coin.coin} isChosen={isChosen} />
              <span className={accountChoice.text}>
                <strong>{coin.coin}</strong>
                <span>{fill(words.network, { chain: coin.chain })}</span>
                {coin.bahtPerCoin ? (
                  <span>{fill(words.price, { amount: moneyText(coin.bahtPerCoin), coin: coin.coin })}</span>
                ) : null}
              </span>
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}

const common = [100, 300, 500, 1000, 2000, 5000].map((baht) => satang(baht * 100));

/** The four least common amounts that are allowed. */
const commonFrom = (least: Satang, most: Satang) =>
  common
    .filter((amount) => amount >= least && amount <= most)
    .slice(0, 4)
    .map((amount) => ({ amount }));

/** What the member's own limit leaves. */
const leftOf = ({ limit, used }: { limit: Satang; used: Satang }) => satang(Math.max(0, limit - used));
