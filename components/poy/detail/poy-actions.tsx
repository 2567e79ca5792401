"use client";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import type { Poy } from "@/lib/contract/poys";
import { BetAgain } from "../bet-again";
import { CancelPoy } from "../cancel/cancel-poy";
import { SavePicture } from "../picture/save-picture";
import type { PictureWords, PoyNames, PoyWords } from "../poy-words";
import { shownStatus } from "./outcome";
import styles from "./poy-detail.module.css";

interface PoyActionsProps {
  poy: Poy;
  words: Pick<PoyWords, "acts" | "cancel" | "status"> & { picture: PictureWords };
  marketName: string;
  names: PoyNames["options"];
}

/** The actions for a slip: cancel it in time, bet it again, save a picture, print it. */
export function PoyActions({ poy, words, marketName, names }: PoyActionsProps) {
  return (
    <Card className={styles.acts} aria-label={words.acts.label}>
      <div className={styles.row}>
        <BetAgain poy={poy} words={words.acts} />
        <SavePicture
          poy={poy}
          marketName={marketName}
          names={names}
          status={words.status[shownStatus(poy)]}
          words={words.picture}
        />
        <Button look="quiet" className={styles.print} onClick={() => window.print()}>
          <Icon name="note" size={20} />
          {words.acts.print}
        </Button>
      </div>
      <CancelPoy poy={poy} cancelsLeft={poy.cancelsLeft} serverTime={poy.serverTime} words={words.cancel} />
    </Card>
  );
}
