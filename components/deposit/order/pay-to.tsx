import type { MouseEvent, ReactNode } from "react";
import { BankBadge } from "@/components/bank/bank-badge";
import { bankName, holderName, shortReference } from "@/components/credit/credit-words";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { moneyText } from "@/components/ui/money";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import type { CoinTransfer, Deposit } from "@/lib/contract/deposits";
import { isSeenOnChain } from "@/lib/domain/deposits/deposit-stage";
import { fill } from "@/lib/i18n/fill";
import type { DepositWords } from "../deposit-words";
import { CoinAmount, ExactAmount } from "./exact-amount";
import styles from "./pay-to.module.css";
import type { QueueWords } from "./queue-words";

export type PayWords = Pick<QueueWords, "queue" | "pay" | "told" | "playAccount">;

interface PayToProps {
  deposit: Deposit;
  words: PayWords;
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

interface CoinSeenProps {
  deposit: Deposit;
  transfer: CoinTransfer;
  words: PayWords;
}

/** Coins that the network has seen: how far it has confirmed them. Nothing is left to send, to scan or to cancel. */
function CoinSeen({ deposit, transfer, words: { queue, pay, told } }: CoinSeenProps) {
  const { address, coin, chain, coinAmount, confirmations, needed } = transfer;
  const done = Math.min(confirmations, needed);
  return (
    <Card as="section" className={styles.seen} aria-labelledby="seen-title">
      <h2 id="seen-title">{told.confirming.title}</h2>
      <div className={styles.progress} role="status">
        <strong>{fill(pay.confirmed, { done, needed })}</strong>
        <progress aria-label={pay.confirmations} max={needed} value={done} />
      </div>
      <p>{fill(told.confirming.text, { amount: moneyText(deposit.prepareTotal) })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{pay.coinSent}</dt>
          <dd>
            {coinAmount} {coin} ({chain})
          </dd>
        </div>
        <div>
          <dt>{pay.addressSent}</dt>
          <dd>{address}</dd>
        </div>
      </dl>
      <p className={styles.reference}>{fill(queue.reference, { id: shortReference(deposit) })}</p>
    </Card>
  );
}

interface CoinToProps {
  transfer: CoinTransfer;
  words: DepositWords["queue"];
  /** The address as a QR code. */
  picture?: ReactNode;
}

/** The deposit address of a coin, which the network has not seen the transfer to yet. */
function CoinTo({ transfer, words, picture }: CoinToProps) {
  const { address, coin, chain } = transfer;
  return (
    <section className={styles.to} aria-labelledby="to-title">
      <h2 id="to-title">{words.addressTo}</h2>
      {picture}
      <dl className={styles.coinToFacts}>
        <div>
          <dt>{words.coin}</dt>
          <dd>{coin}</dd>
        </div>
        <div>
          <dt>{words.network}</dt>
          <dd>{chain}</dd>
        </div>
      </dl>
      <div className={styles.line}>
        <p className={styles.address}>{address}</p>
        <CopyButton text={address} label={words.copyAddress} isIcon />
      </div>
      <p className={styles.unseen} role="status">
        {words.notSeen}
      </p>
    </section>
  );
}

interface TransferToProps {
  title: string;
  /** The code whose badge is shown. */
  mark: string;
  /** The bank, or the channel. */
  at: string;
  number: string;
  /** The account holder. */
  owner?: string;
  copyLabel: string;
}

/** The site's account or wallet that receives the money; its number ends in the button that copies it. */
function TransferTo({ title, mark, at, number, owner, copyLabel }: TransferToProps) {
  return (
    <section className={styles.transferTo} aria-labelledby="to-title">
      <h2 id="to-title">{title}</h2>
      <BankBadge bankCode={mark} />
      <div className={styles.transferToText}>
        <span>{at}</span>
        <strong className={styles.number}>{number}</strong>
        {owner ? <span className={styles.name}>{owner}</span> : null}
      </div>
      <CopyButton text={number} label={copyLabel} isIcon />
    </section>
  );
}

/** Side of the saved picture, px: banks' apps read codes from pictures of this size. */
const SIDE = 720;

/** Saves the QR code of its section as a picture, which a bank's app on the same phone can open. */
function SaveQr({ label }: { label: string }) {
  const save = (event: MouseEvent<HTMLButtonElement>) => {
    const code = event.currentTarget.closest("section")?.querySelector<SVGSVGElement>("svg[role=img]");
    if (code) drawCode(code)?.toBlob((picture) => picture && download(picture), "image/png");
  };
  return (
    <Button look="quiet" size="small" onClick={save}>
      <Icon name="deposit" size={18} />
      {label}
    </Button>
  );
}

/** The code's modules in black on white; null in browsers without a canvas. */
function drawCode(code: SVGSVGElement): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, SIDE, SIDE);
  const modules = code.viewBox.baseVal.width;
  pen.scale(SIDE / modules, SIDE / modules);
  pen.fillStyle = "black";
  pen.fill(new Path2D(code.querySelector("path")?.getAttribute("d") ?? ""));
  return canvas;
}

function download(picture: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = "promptpay-qr.png";
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
