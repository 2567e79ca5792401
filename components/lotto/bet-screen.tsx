"use client";
/**
 * The bet page: options and keypad (or board) on one side, the slip on the other. What the first number does not
 * need (board, prices, sheets) is loaded on demand.
 */
import dynamic from "next/dynamic";
import { lazy, type ReactNode, Suspense } from "react";
import { PendingImport } from "@/components/bring-in/pending-import";
import { DeskSwitch } from "@/components/yeekee/desk-switch";
import type { ShotOpening } from "@/components/yeekee/shot-opening";
import { useWitness } from "@/components/yeekee/use-witness";
import { takesBets } from "@/lib/domain/rounds/phase";
import { BetSlipProvider, useBets } from "@/stores/bets";
import type { Opening } from "@/stores/bets/state";
import { BetHeader } from "./bet-header";
import styles from "./bet-screen.module.css";
import { BetSheets } from "./bet-sheets";
import { ClosedAlert } from "./closed-alert";
import { DigitBoxes } from "./digit-boxes";
import { ImportLines } from "./import-lines";
import { KeyFeedback } from "./key-feedback";
import { Keypad } from "./keypad";
import { LeftOver } from "./left-over";
import { LimitedNumbers } from "./limited-numbers";
import { MovedAlert } from "./moved-alert";
import { OptionTiles } from "./option-tiles";
import { PanelTabs } from "./panel-tabs";
import { PickedStrip } from "./picked-strip";
import { Recommended } from "./recommended";
import { SlipAside } from "./slip-aside";
import { SlipBar } from "./slip-bar";
import { usePanel } from "./use-desk";
import { useHardwareKeys } from "./use-hardware-keys";

const NumberBoard = lazy(() => import("./number-board"));
/** These two can be visible at once: `dynamic` sends their styles with the page, which `lazy` does not. */
const loading = () => <div className={styles.boardPlace} />;
const ShootingDesk = dynamic(() => import("@/components/yeekee/shooting-desk"), { loading });
const ShotList = dynamic(() => import("@/components/yeekee/shot-list"), { loading });

export interface BetScreenProps {
  opening: Opening;
  /** The market's name in the reader's language. */
  marketName: string;
  /** The market's next round; null when none is known. */
  nextHref: string | null;
  /** Rates and limits of the round. */
  conditions: ReactNode;
  /** A round that is drawn by shots. */
  shots?: ShotOpening;
}

export function BetScreen(props: BetScreenProps) {
  return (
    <BetSlipProvider opening={props.opening}>
      <Room {...props} />
      <BetSheets marketName={props.marketName} />
      <ImportLines />
      <PendingImport />
    </BetSlipProvider>
  );
}

function Room({ marketName, nextHref, conditions, shots }: BetScreenProps) {
  const { desk, isShootingOn, change } = usePanel(shots !== undefined);
  const isShooting = shots !== undefined && desk === "shoot";
  const betId = useBets((room) => room.round.betList.betId);
  useWitness(betId, shots);
  return (
    <div className={styles.room} data-bet-room="" data-shooting={isShooting || undefined}>
      <div className={styles.first}>
        <BetHeader marketName={marketName} />
        <MovedAlert />
        {shots ? <DeskSwitch desk={desk} isShootingOn={isShootingOn} onChange={change} /> : null}
        {isShooting ? <ShootingDesk opening={shots} nextHref={nextHref} /> : <Desk nextHref={nextHref} />}
      </div>
      {isShooting ? <ShotList betId={betId} opening={shots} /> : <SlipAside />}
      <div className={styles.below} id="conditions">
        {conditions}
        <LimitedNumbers />
        <Recommended />
      </div>
      {isShooting ? null : <SlipBar />}
    </div>
  );
}

/** The input panels, or why this round takes no bets now. */
function Desk({ nextHref }: { nextHref: string | null }) {
  const way = useBets((room) => room.way);
  const isOpen = useBets(({ phase }) => takesBets(phase));
  useHardwareKeys(isOpen);
  if (!isOpen) return <ClosedAlert nextHref={nextHref} />;
  return (
    <div className={styles.desk}>
      <LeftOver />
      <PanelTabs />
      <OptionTiles />
      {way === "keypad" ? (
        <div className={styles.keys}>
          <PickedStrip />
          <DigitBoxes />
          <Keypad />
        </div>
      ) : (
        <>
          <div className={styles.happened}>
            <KeyFeedback />
          </div>
          <Suspense fallback={<div className={styles.boardPlace} />}>
            <NumberBoard />
          </Suspense>
        </>
      )}
    </div>
  );
}
