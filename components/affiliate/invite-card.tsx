"use client";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/i18n/fill";
import type { AffiliateWords } from "./affiliate-words";
import styles from "./invite-card.module.css";

interface InviteCardProps {
  words: AffiliateWords["invite"];
  link: string;
  /** Per cent of a friend's stakes. */
  rate: number;
  /** The link as a code, drawn on the server. */
  qr: ReactNode;
}

/** The member's own link: to be read, scanned, copied, or handed on by the phone's own way of sharing. */
export function InviteCard({ words, link, rate, qr }: InviteCardProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === "function"), []);
  // Who closes the phone's sheet without choosing has done nothing wrong.
  const share = () => navigator.share({ text: words.shareText, url: link }).catch(() => undefined);
  return (
    <Card className={styles.card} aria-labelledby="invite-title">
      <h2 id="invite-title">{words.title}</h2>
      <div className={styles.ways}>
        {qr}
        <div className={styles.link}>
          <p className={styles.address}>{link}</p>
          <div className={styles.acts}>
            <CopyButton text={link} label={words.copy} />
            {canShare ? (
              <Button size="small" look="quiet" onClick={share}>
                <Icon name="forward" size={18} />
                {words.share}
              </Button>
            ) : null}
          </div>
          <p className={styles.note}>{words.text}</p>
        </div>
      </div>
      <p className={styles.note}>{fill(words.how, { rate })}</p>
    </Card>
  );
}
