"use client";
import { useState } from "react";
import { lazyPart } from "@/components/error/lazy-part";
import { useAction } from "@/components/member/use-action";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import { useStoreInstance } from "@/stores/_core/registry";
import { createProfile } from "@/stores/member/profile";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

const CloseSheet = lazyPart(() => import("./close-sheet"));

/** Members export their data or close their account. Both require the PIN. */
export function OwnDataCard({ words }: { words: ProfileWords["data"] }) {
  const profile = useStoreInstance(createProfile);
  const { isBusy, refused, run } = useAction();
  const [isClosing, setClosing] = useState(false);
  return (
    <Card aria-labelledby="data-title" className={styles.card}>
      <h2 id="data-title">{words.title}</h2>
      <p>{words.exportText}</p>
      <div className={styles.acts}>
        <Button
          look="quiet"
          isBusy={isBusy}
          onClick={() => void run(() => profile.getState().download(), words.exported)}
        >
          {isBusy ? words.exporting : words.export}
        </Button>
      </div>
      <InAppHint lack="saving" />
      <ErrorMessage code={refused?.code ?? null} />
      <p>{words.closeText}</p>
      <div className={styles.acts}>
        <Button look="danger" onClick={() => setClosing(true)}>
          {words.close}
        </Button>
      </div>
      {isClosing ? <CloseSheet words={words} onClose={() => setClosing(false)} /> : null}
    </Card>
  );
}
