import type { ReactNode } from "react";
import { bankName, holderName } from "@/components/credit/credit-words";
import { Card } from "@/components/ui/card";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import type { Deposit } from "@/lib/contract/deposits";
import { isSeenOnChain } from "@/lib/domain/deposits/deposit-stage";
import { CoinSeen } from "./coin-seen";
import { CoinTo } from "./coin-to";
import { CoinAmount, ExactAmount } from "./exact-amount";
import styles from "./pay-to.module.css";
import type { QueueWords } from "./queue-words";
import { SaveQr } from "./save-qr";
import { TransferTo } from "./transfer-to";

interface PayToProps {
  deposit: Deposit;
  words: QueueWords;
  banks: Readonly<Record<string, string>>;
  /** The QR code, rendered by the server. */
  picture: ReactNode;
}

/** Amount, recipient and QR code in one card, on the first screen. The fields present in the request decide what is shown, not its channel. */
export function PayTo({ deposit, words, banks, picture }: PayToProps) {
  const { account, walletNumber, transfer, payload, channel } = deposit;
  const { queue, pay } = words;
  if (transfer && isSeenOnChain(deposit)) {
    return <CoinSeen deposit={deposit} transfer={transfer} words={words} />;
  }
  if (transfer) {
    return (
      <Card as="div" className={styles.pay}>
        <CoinAmount deposit={deposit} transfer={transfer} words={words} />
        <CoinTo transfer={transfer} words={pay} picture={picture} />
      </Card>
    );
  }
  const isScanned = channel === "qrcode";
  const scan = payload ? (
    <ScanToPay
      title={isScanned ? pay.qrTitle : walletNumber ? pay.qrWallet : pay.qrSame}
      hint={walletNumber ? pay.qrWalletHint : pay.qrHint}
      saveLabel={pay.saveQr}
      picture={picture}
      isBig={isScanned}
    />
  ) : null;
  const name = account && `${queue.accountName} ${holderName(account, words.playAccount)}`;
  return (
    <Card as="div" className={styles.pay}>
      <ExactAmount deposit={deposit} words={queue} />
      {isScanned ? scan : null}
      {walletNumber ? (
        <TransferTo
          title={pay.walletTitle}
          mark="TRUEMONEY"
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
    </Card>
  );
}

interface ScanToPayProps {
  title: string;
  hint: string;
  saveLabel: string;
  picture: ReactNode;
  /** The QR code is the only way to pay. */
  isBig: boolean;
}

/** The request as a QR code for a bank's or a wallet's app; it can be saved, for the app on the same phone. */
function ScanToPay({ title, hint, saveLabel, picture, isBig }: ScanToPayProps) {
  return (
    <section className={styles.scan} data-big={isBig ? "" : undefined} aria-labelledby="scan-title">
      {picture}
      <div className={styles.text}>
        <h2 id="scan-title">{title}</h2>
        <p>{hint}</p>
        <SaveQr label={saveLabel} />
      </div>
      <InAppHint lack="saving" />
    </section>
  );
}
