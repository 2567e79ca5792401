"use client";
/**
 * The page of four-digit sets: digits and prizes on one side, the chosen numbers on the other. The sheets load
 * with the first number.
 */
import type { ReactNode } from "react";
import { takesBets } from "@/lib/domain/rounds/phase";
import { SetRoomProvider, useSets } from "@/stores/sets";
import type { SetOpening } from "@/stores/sets-state";
import { PrizeTable } from "./prize-table";
import { SetClosed } from "./set-closed";
import { SetDigits } from "./set-digits";
import { SetFoot } from "./set-foot";
import { SetHeader } from "./set-header";
import { SetKeypad } from "./set-keypad";
import styles from "./set-room.module.css";
import { SetRows } from "./set-rows";
import { SetSheets } from "./set-sheets";
import { SetTakeIn } from "./set-take-in";
import { useSetKeys } from "./use-set-keys";

interface SetRoomProps {
  opening: SetOpening;
  /** The market's name in the reader's language. */
  marketName: string;
  /** The last draws, rendered on the server. */
  children: ReactNode;
}

export function SetRoom({ opening, marketName, children }: SetRoomProps) {
  return (
    <SetRoomProvider opening={opening}>
      <div className={styles.room}>
        <Desk marketName={marketName} />
        <aside className={styles.slip} aria-labelledby="sets-title">
          <SetRows />
          <SetFoot />
        </aside>
        <div className={styles.below}>
          <PrizeTable />
          {children}
        </div>
      </div>
      <SetSheets marketName={marketName} />
      <SetTakeIn />
    </SetRoomProvider>
  );
}

/** Where numbers are picked, or the word that this round takes none now. */
function Desk({ marketName }: { marketName: string }) {
  const isOpen = useSets(({ phase }) => takesBets(phase));
  useSetKeys(isOpen);
  return (
    <section className={styles.desk} aria-label={marketName}>
      {isOpen ? (
        <>
          <SetHeader />
          <SetDigits />
          <SetKeypad />
        </>
      ) : (
        <SetClosed />
      )}
    </section>
  );
}
