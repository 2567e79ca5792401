"use client";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { usePrinting } from "@/components/ui/hooks/use-printing";
import { Fold } from "@/components/ui/lists/fold";
import type { Poy } from "@/lib/contract/poys";
import { receiptAddress } from "@/lib/domain/access/addresses";
import { useStoreInstance } from "@/stores/_core/registry";
import { createPoys } from "@/stores/poys";
import type { PoyWords } from "../poy-words";
import styles from "./receipt-card.module.css";

interface ReceiptCardProps {
  poy: Poy;
  /** This site's address, as the server sees it. */
  origin: string;
  /** The QR code of the receipt's address, rendered on the server. */
  qr: ReactNode;
  words: PoyWords["publicReceipt"];
}

/** The slip's public receipt: its code to scan, its link, and the member's switch. */
export function ReceiptCard({ poy, origin, qr, words }: ReceiptCardProps) {
  const poys = useStoreInstance(createPoys);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  if (!poy.publicReceipt) return null;
  const { code, isPublic } = poy.publicReceipt;
  const path = receiptAddress(code);

  const turn = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await poys.getState().switchReceipt(poy, !isPublic);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };

  return (
    <Card as="div" className={styles.card} data-off={isPublic ? undefined : ""}>
      <div className={styles.words}>
        <h2>{words.title}</h2>
        <p className={styles.text}>{isPublic ? words.text : words.isOff}</p>
        {isPublic ? <p className={styles.address}>{origin + path}</p> : null}
        <div className={styles.acts}>
          {isPublic ? (
            <>
              <ButtonLink look="quiet" size="small" href={path}>
                <Icon name="shield" size={18} />
                {words.open}
              </ButtonLink>
              <CopyButton text={origin + path} label={words.copy} />
            </>
          ) : null}
          <Button
            look={isPublic ? "plain" : "quiet"}
            size="small"
            isBusy={isBusy}
            onClick={() => void turn()}
          >
            {isPublic ? words.off : words.on}
          </Button>
        </div>
        <p role="alert" className={styles.failed}>
          {isFailed ? words.failed : ""}
        </p>
      </div>
      {isPublic ? <div className={styles.qr}>{qr}</div> : null}
    </Card>
  );
}

/** What proves the slip to others, behind one line: the slip itself comes first. Paper has all of it. */
export function ReceiptFold({ words, children }: { words: PoyWords["check"]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = usePrinting();
  return (
    <Fold
      isCheckable
      title={words.title}
      className={styles.fold}
      open={isOpen || isPrinting}
      onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
    >
      {children}
    </Fold>
  );
}
