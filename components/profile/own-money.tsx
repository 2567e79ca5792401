"use client";
import { ButtonLink } from "@/components/ui/controls/button";
import { moneyText } from "@/components/ui/money";
import type { UserInfo } from "@/lib/contract/users";
import { useAppDefault } from "@/stores/app-default";
import { useCredit } from "@/stores/credit";
import styles from "./profile-menu.module.css";
import type { ProfileWords } from "./profile-words";

interface OwnMoneyProps {
  info: Pick<UserInfo, "cash" | "afCash">;
  words: ProfileWords["money"];
}

/** The member's balance and referral earnings, and the two ways of money; hidden where the balance is. */
export function OwnMoney({ info, words }: OwnMoneyProps) {
  const cash = useCredit((credit) => credit.cash) ?? info.cash;
  const isHidden = useAppDefault((app) => app.isBalanceHidden);
  const figures = [
    [words.balance, isHidden ? "฿ ••••" : moneyText(cash)],
    [words.earnings, isHidden ? "฿ ••••" : moneyText(info.afCash)],
  ];
  return (
    <div className={styles.money}>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        <ButtonLink look="gold" href="/credit/deposit">
          {words.deposit}
        </ButtonLink>
        <ButtonLink look="quiet" href="/credit/withdraw">
          {words.withdraw}
        </ButtonLink>
      </div>
    </div>
  );
}
