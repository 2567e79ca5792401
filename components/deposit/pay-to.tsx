import type { ReactNode } from "react";
import { bankName } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import type { Deposit } from "@/lib/contract/deposits";
import { CoinTo } from "./coin-to";
import { CoinAmount, ExactAmount } from "./exact-amount";
import styles from "./pay-to.module.css";
import type { QueueWords } from "./queue-words";
import { TransferTo } from "./transfer-to";

interface PayToProps {
  deposit: Deposit;
  words: QueueWords;
  banks: Readonly<Record<string, string>>;
  /** The QR code, rendered by the server. */
  picture: ReactNode;
}

/** Amount and recipient. The fields present in the request decide what is shown, not its channel. */
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

interface ScanToPayProps {
  title: string;
  hint: string;
  picture: ReactNode;
  /** The QR code is the only way to pay. */
  isBig: boolean;
}

/** The request as a QR code for a bank's app. */
function ScanToPay({ title, hint, picture, isBig }: ScanToPayProps) {
  return (
    <Card as="section" className={styles.scan} data-big={isBig ? "" : undefined} aria-labelledby="scan-title">
      <h2 id="scan-title">{title}</h2>
      {picture}
      <p>{hint}</p>
    </Card>
  );
}
