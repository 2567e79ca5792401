"use client";
import { Fragment, type ReactNode } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { CopyButton } from "@/components/ui/controls/copy-button";
import { putOnClipboard } from "@/components/ui/hooks/clipboard";
import { fill } from "@/lib/i18n/fill";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSnackbar } from "@/stores/snackbar";
import type { AffiliateWords } from "./affiliate-words";
import styles from "./invite-card.module.css";

interface InviteCardProps {
  words: AffiliateWords["invite"];
  link: string;
  /** Per cent of a friend's stakes. */
  rate: number;
  /** The link as a QR code, rendered on the server. */
  qr: ReactNode;
}

/** The member's own link: to read, scan, copy, or share; a device without a share sheet copies an invitation. */
export function InviteCard({ words, link, rate, qr }: InviteCardProps) {
  const snackbar = useStoreInstance(createSnackbar);
  const share = async () => {
    if (typeof navigator.share === "function") {
      // Closing the share sheet without a choice is no error.
      await navigator.share({ text: words.shareText, url: link }).catch(() => undefined);
    } else if (await putOnClipboard(`${words.shareText}\n${link}`)) {
      snackbar.getState().showMessage({ text: words.shareCopied, color: "success" });
    }
  };
  return (
    <Card className={styles.card} aria-labelledby="invite-title">
      <h2 id="invite-title">{words.title}</h2>
      <div className={styles.links}>
        <div className={styles.link}>
          <p className={styles.address}>
            {partsOf(link).map((part) => (
              <Fragment key={part.at}>
                {part.text}
                <wbr />
              </Fragment>
            ))}
          </p>
          <div className={styles.acts}>
            <Button size="small" onClick={() => void share()}>
              <Icon name="withdraw" size={18} />
              {words.share}
            </Button>
            <CopyButton text={link} label={words.copy} />
          </div>
          <p className={styles.note}>{words.text}</p>
        </div>
        {qr}
      </div>
      <p className={styles.note}>{fill(words.how, { rate })}</p>
    </Card>
  );
}

/** A long address breaks after its slashes rather than inside the member's slug. */
function partsOf(link: string): { text: string; at: number }[] {
  return [...link.matchAll(/[^/]*\/+|[^/]+$/g)].map(({ 0: text, index: at }) => ({ text, at }));
}
