"use client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { FaultLine } from "@/components/ui/fault-line";
import type { UserInfo } from "@/lib/contract/users";
import { createProfile } from "@/stores/profile";
import { useShelved } from "@/stores/shelved";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";
import { useAct } from "./use-act";

/** Whether LINE opens this account. It is connected by LINE itself; here it can only be given up, with the PIN. */
export function LineCard({ info, words }: { info: UserInfo; words: ProfileWords["edit"] }) {
  const profile = useShelved(createProfile);
  const { isBusy, refused, run } = useAct();
  return (
    <Card id="line" aria-labelledby="line-title" className={styles.card}>
      <h2 id="line-title">{words.line}</h2>
      <p>{info.lineId ? words.lineOn : words.lineOff}</p>
      {info.lineId ? (
        <div className={styles.acts}>
          <Button
            look="quiet"
            isBusy={isBusy}
            onClick={() => void run(() => profile.getState().change({ lineId: "" }), words.lineEnded)}
          >
            {words.lineEnd}
          </Button>
        </div>
      ) : null}
      <FaultLine code={refused?.code ?? null} />
    </Card>
  );
}
