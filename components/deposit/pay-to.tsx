import type { ReactNode } from "react";
import { bankName } from "@/components/credit/credit-words";
import type { Deposit } from "@/lib/contract/deposits";
import { CoinAmount } from "./coin-amount";
import { CoinTo } from "./coin-to";
import { ExactAmount } from "./exact-amount";
import type { QueueWords } from "./queue-words";
import { ScanToPay } from "./scan-to-pay";
import { TransferTo } from "./transfer-to";

interface PayToProps {
  deposit: Deposit;
  words: QueueWords;
  banks: Readonly<Record<string, string>>;
  /** What can be scanned, drawn by the server. */
  picture: ReactNode;
}

/** How much to send and to whom. What a request carries says which of it there is: no channel is asked for here. */
export function PayTo({ deposit, words, banks, picture }: PayToProps) {
  const { account, walletNumber, transfer, payload, channel } = deposit;
  const { queue, pay } = words;
  if (transfer) {
    return (
      <>
        <CoinAmount deposit={deposit} transfer={transfer} words={words} />
        <CoinTo transfer={transfer} words={pay} picture={picture} />
      </>
    );
  }
  const isScanned = channel === "qrcode";
  const scan = payload ? (
    <ScanToPay
      title={isScanned ? pay.qrTitle : pay.qrSame}
      hint={pay.qrHint}
      picture={picture}
      isBig={isScanned}
    />
  ) : null;
  const name = account && `${queue.accountName} ${account.name}`;
  return (
    <>
      {isScanned ? scan : null}
      <ExactAmount deposit={deposit} words={queue} />
      {walletNumber ? (
        <TransferTo
          title={pay.walletTitle}
          mark="TMW"
          at={banks.TRUEMONEY ?? ""}
          number={walletNumber}
          {...(name && { owner: name })}
          copyLabel={pay.copyWallet}
        />
      ) : account ? (
        <TransferTo
          title={queue.to}
          mark={account.bankCode}
          at={bankName(banks, account.bankCode)}
          number={account.accountNumber}
          {...(name && { owner: name })}
          copyLabel={queue.copyAccount}
        />
      ) : null}
      {isScanned ? null : scan}
    </>
  );
}
