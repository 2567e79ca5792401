import type { ReactNode } from "react";
import type { DepositChannel } from "@/lib/contract/deposits";
import styles from "./method-mark.module.css";

const bank = (
  <>
    <path d="M22 9 35 16.5v2.5H9v-2.5z" />
    <path d="M12 21h4v9h-4zM20 21h4v9h-4zM28 21h4v9h-4zM10 31.5h24V35H10z" />
  </>
);
const eye = (x: number, y: number) => (
  <path d={`M${x} ${y}h9v9h-9zm2.4 2.4v4.2h4.2v-4.2z`} fillRule="evenodd" />
);

/** The kind of each channel, drawn; nobody's logo. */
const marks: Readonly<Record<DepositChannel, ReactNode>> = {
  fast: (
    <>
      {bank}
      <path d="m34 20-7 10h4.6L30 38l7.6-10.4h-4.8z" className={styles.over} />
    </>
  ),
  normal: (
    <>
      {bank}
      <path d="M26 23h12v15l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5z" className={styles.over} />
      <path d="M29 27h6M29 30.5h6" className={styles.cut} />
    </>
  ),
  truemoney: (
    <>
      <path d="M10 15a4 4 0 0 1 4-4h16v4H14.5v1.5H32a3 3 0 0 1 3 3V30a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3z" />
      <circle cx="29.5" cy="24.5" r="3" className={styles.hole} />
    </>
  ),
  qrcode: (
    <>
      {eye(10, 10)}
      {eye(25, 10)}
      {eye(10, 25)}
      <path d="M25 25h3.5v3.5H25zM30.5 25H34v3.5h-3.5zM27.8 28.5h3.2v3h-3.2zM25 31h3v3h-3zM31 31h3v3h-3zM20.5 10h3v4h-3zM20.5 17h3v3.5h-3zM10 20.5h4v3h-4zM17 20.5h3.5v3H17zM20.5 25h3v3h-3z" />
    </>
  ),
  crypto: (
    <g className={styles.line}>
      <rect x="8.5" y="17" width="15" height="10" rx="5" />
      <rect x="20.5" y="17" width="15" height="10" rx="5" />
    </g>
  ),
};

/** A channel by its kind: bank, QR code, wallet, chain. Decoration, the name stands beside it. */
export function MethodMark({ channel }: { channel: DepositChannel }) {
  return (
    <svg
      viewBox="0 0 44 44"
      width="44"
      height="44"
      aria-hidden="true"
      className={styles.mark}
      data-kind={channel}
    >
      <rect width="44" height="44" rx="12" className={styles.ground} />
      {marks[channel]}
    </svg>
  );
}
