"use client";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { AmountField } from "@/components/credit/amount-field";
import type { CreditWords } from "@/components/credit/credit-words";
import { StakeFirst, type StakeFirstTerms } from "@/components/credit/stake-first";
import { OwnNote } from "@/components/limits/limit-refusal";
import { useKeptFields } from "@/components/member/use-kept-fields";
import { Button } from "@/components/ui/button";
import { ErrorMessage } from "@/components/ui/error-message";
import { focusInvalid } from "@/components/ui/focus";
import { moneyText } from "@/components/ui/money";
import type { ChannelOffer } from "@/lib/contract/deposits";
import { type Satang, satang } from "@/lib/domain/money/money";
import { typedFrom } from "@/lib/domain/money/typed-amount";
import { fill } from "@/lib/i18n/fill";
import { useRouter } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { createDeposits, useDeposits } from "@/stores/deposits";
import type { DepositOrder, OrderedChannel } from "@/stores/deposits/orders";
import { keepFields } from "@/stores/member/kept-fields";
import { AccountChoice } from "./account-choice";
import { type AmountWords, readAmount } from "./amount-problem";
import { CoinChoice } from "./coin-choice";
import { pageOf } from "./deposit-pages";
import type { DepositWords } from "./deposit-words";
import styles from "./order-form.module.css";
import { mostOf, type OwnDeposit, OwnDepositNote } from "./own-deposit";

export interface OrderWords extends AmountWords {
  fast: Pick<
    CreditWords["fast"],
    "step1" | "step2" | "amount" | "chips" | "hint" | "summary" | "submit" | "sending"
  >;
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
  const formRef = useRef<HTMLFormElement>(null);
  const keptAs = `deposit-${channel}`;
  const forgetTyped = useKeptFields(formRef, keptAs, keptNames);
  const deposits = useStoreInstance(createDeposits);
  const router = useRouter();
  const isSending = useDeposits((state) => state.doing === "creating");
  const refusal = useDeposits((state) => state.refusal);
  const own = useDeposits((state) => state.own);
  const until = useDeposits((state) => state.until);
  const [bankId, setBankId] = useState(offer.accounts[0]?.bankId);
  const [coin, setCoin] = useState(offer.coins?.[0]);
  const most = mostOf(offer.max, ownLimit);
  const chips = commonFrom(offer.min, most);
  const [text, setText] = useState(chips[0] ? typedFrom(chips[0].amount) : "");
  // A tapped amount is no event of the box.
  const onText = (typed: string) => {
    if (typed !== text) keepFields(keptAs, { amount: typed });
    setText(typed);
  };
  const [isJudged, setJudged] = useState(false);
  // A refusal of an earlier visit does not apply to this one.
  useEffect(() => deposits.setState({ refusal: null }), [deposits]);
  const { amount, problem } = readAmount(text, { min: offer.min, max: offer.max, isWhole: true }, words);
  const { fast, form } = words;
  const isRefused = own !== null && own.code === refusal;
  const left = isRefused && "limit" in own ? leftOf(own) : most < offer.max ? most : null;
  const overOwn =
    left !== null && amount !== null && amount > left
      ? fill(form.limitLeft, { left: moneyText(left) })
      : null;
  const bounds = { min: moneyText(offer.min), max: moneyText(most) };
  const isCrypto = channel === "crypto";

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    setJudged(true);
    const order = amount === null ? undefined : orderOf(channel, amount, bankId, coin);
    if (!order) return focusInvalid(sent);
    const id = await deposits.getState().create(order);
    // The field says how much is left; it may be above the screen.
    if (!id) return focusInvalid(sent);
    forgetTyped();
    router.push(pageOf({ channel, id }));
  };

  return (
    <form
      ref={formRef}
      className={styles.form}
      data-steps={channel === "truemoney" ? "1" : "2"}
      onSubmit={submit}
      noValidate
    >
      {channel === "fast" || channel === "qrcode" ? (
        <AccountChoice
          accounts={offer.accounts}
          legend={channel === "fast" ? fast.step1 : form.chooseQr}
          banks={banks}
          playAccount={words.playAccount}
          chosen={bankId}
          onChoose={setBankId}
        />
      ) : null}
      {isCrypto ? (
        <CoinChoice coins={offer.coins ?? []} words={form} chosen={coin} onChoose={setCoin} />
      ) : null}
      <section className={styles.amount} aria-labelledby="amount-step">
        <h2 id="amount-step">{channel === "truemoney" ? form.amountFirst : fast.step2}</h2>
        <AmountField
          name="amount"
          label={fast.amount}
          {...(chips.length > 0 && { chips: { label: fast.chips, amounts: chips } })}
          hint={fill(isCrypto ? form.cryptoHint : fast.hint, bounds)}
          problem={overOwn ?? (isJudged ? problem : null)}
          text={text}
          onText={onText}
        />
        {ownLimit && most < offer.max && !isRefused ? <OwnDepositNote own={ownLimit} /> : null}
        {amount === null || overOwn ? null : (
          <p className={styles.summary}>
            {fill(isCrypto ? form.cryptoSummary : fast.summary, { amount: moneyText(amount) })}
          </p>
        )}
        <StakeFirst credit="deposit" terms={stakeFirst} amount={amount} />
      </section>
      <div className={styles.send}>
        <div className={styles.refusal}>
          <ErrorMessage code={refusal} until={until} />
          {isRefused ? <OwnNote own={own} /> : null}
        </div>
        {amount === null ? null : <strong className={styles.sum}>{moneyText(amount)}</strong>}
        <Button type="submit" size="large" isWide isBusy={isSending}>
          {isSending ? fast.sending : channel === "qrcode" || isCrypto ? form.submit[channel] : fast.submit}
        </Button>
      </div>
    </form>
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

function orderOf(
  channel: OrderedChannel,
  amount: Satang,
  bankId: number | undefined,
  coin: { coin: string; chain: string } | undefined,
): DepositOrder | undefined {
  if (channel === "truemoney") return { channel, amount };
  if (channel === "crypto") return coin && { channel, amount, coin: coin.coin, chain: coin.chain };
  return bankId === undefined ? undefined : { channel, amount, bankId };
}
