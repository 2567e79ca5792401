import { BankBadge } from "@/components/bank/bank-badge";
import { moneyText } from "@/components/ui/money";
import type { CoinOffer } from "@/lib/contract/deposits";
import { fill } from "@/lib/i18n/fill";
import type { DepositWords } from "../deposit-words";
import styles from "./account-choice.module.css";

interface CoinChoiceProps {
  coins: readonly CoinOffer[];
  words: Pick<DepositWords["form"], "chooseCoin" | "network" | "price">;
  /** The value of the chosen one, as its form watches it. */
  chosen: string;
}

/** Coin and network in one: the box's value. */
export const coinValue = ({ coin, chain }: Pick<CoinOffer, "coin" | "chain">): string => `${coin} ${chain}`;

/** Coins to choose from: the same coin on another network is another choice. */
export function CoinChoice({ coins, words, chosen }: CoinChoiceProps) {
  return (
    <fieldset className={styles.accounts}>
      <legend>{words.chooseCoin}</legend>
      {coins.map((coin) => {
        const isChosen = chosen === coinValue(coin);
        return (
          <div key={coinValue(coin)} className={styles.account} data-chosen={isChosen ? "" : undefined}>
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
              <span className={styles.text}>
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
