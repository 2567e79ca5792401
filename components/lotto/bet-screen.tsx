"use client";
/**
 * The bet page: options and keypad (or board) on one side, the slip on the other. What the first number does not
 * need (board, prices, sheets) is loaded on demand.
 */
import dynamic from "next/dynamic";
import { useMessages, useTranslations } from "next-intl";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { PendingImport } from "@/components/import-lines/pending-import";
import { Button } from "@/components/ui/controls/button";
import { DeskSwitch } from "@/components/yeekee/desk-switch";
import { useWitness } from "@/components/yeekee/proof/use-witness";
import type { ShotOpening } from "@/components/yeekee/shooting/shot-opening";
import type { PoyPage } from "@/lib/contract/poys";
import { roundName } from "@/lib/domain/rounds/names";
import { takesBets } from "@/lib/domain/rounds/phase";
import { marketNames } from "@/lib/i18n/market-names";
import { BetSlipProvider, useBetSlipStore, useBets } from "@/stores/bets";
import type { Opening } from "@/stores/bets/state";
import { BetHeader } from "./bet-header";
import styles from "./bet-screen.module.css";
import { BetSheets } from "./bet-sheets";
import { LimitedNumbers } from "./board/limited-numbers";
import { Recommended } from "./board/recommended";
import { useAskedSlip } from "./import/use-asked-slip";
import { KeyFeedback } from "./keypad/key-feedback";
import { DigitBoxes, Keypad, PickedStrip } from "./keypad/keypad";
import { OptionTiles } from "./keypad/option-tiles";
import { PanelTabs } from "./keypad/panel-tabs";
import { usePanel } from "./keypad/use-desk";
import { useHardwareKeys } from "./keypad/use-hardware-keys";
import { useInputMode } from "./keypad/use-input-mode";
import { ClosedAlert, MovedAlert } from "./round-news";
import { SlipAside } from "./slip/slip-aside";
import { SlipBar } from "./slip/slip-bar";
import { useIsDesktop } from "./use-is-wide";

const NumberBoard = lazy(() => import("./board/number-board"));
const TypeAhead = lazy(() => import("./keypad/type-ahead"));
/** These two can be visible at once: `dynamic` sends their styles with the page, which `lazy` does not. */
const loading = () => <div className={styles.shotPlace} />;
/** Without its code a round's result is shown all the same. */
const OwnOutcome = dynamic(() => import("./own-bets/own-outcome").catch(() => ({ default: () => null })));
const ShotsNeeded = dynamic(() =>
  import("@/components/yeekee/shots-needed").catch(() => ({ default: () => null })),
);
const ShootingDesk = dynamic(() => import("@/components/yeekee/shooting/shooting-desk"), { loading });
const ShotList = dynamic(() => import("@/components/yeekee/shooting/shot-list"), { loading });

export interface BetScreenProps {
  opening: Opening;
  /** The market's name in the reader's language. */
  marketName: string;
  /** The market's next round; null when none is known. */
  nextHref: string | null;
  /** Rates and limits of the round. */
  conditions: ReactNode;
  /** What the names of its bet types mean, to be opened where they are chosen. */
  names: ReactNode;
  /** The seal of a round that is drawn by shots. */
  seal?: ReactNode;
  /** A round that is drawn by shots. */
  shots?: ShotOpening;
  /** The member's slips of such a round; null when they could not be read. */
  bets?: PoyPage | null;
}

export function BetScreen(props: BetScreenProps) {
  return (
    <BetSlipProvider opening={props.opening}>
      <BetPanes {...props} />
      <BetSheets marketName={props.marketName} nextHref={props.nextHref} />
      <ImportLines />
      <PendingImport />
    </BetSlipProvider>
  );
}

function BetPanes({ marketName, nextHref, conditions, names, seal, shots, bets = null }: BetScreenProps) {
  const { desk, isShootingOn, change } = usePanel(shots !== undefined);
  const isShooting = shots !== undefined && desk === "shoot";
  const betId = useBets((slip) => slip.round.betList.betId);
  const isOpen = useBets(({ phase }) => takesBets(phase));
  useWitness(betId, shots);
  return (
    <div className={styles.page} data-bet-page="" data-shooting={isShooting || undefined}>
      <div className={styles.first}>
        <BetHeader marketName={marketName} />
        <MovedAlert />
        {shots ? <DeskRow desk={desk} isShootingOn={isShootingOn} onChange={change} bets={bets} /> : null}
        {isShooting ? (
          <ShootingDesk
            opening={shots}
            own={<OwnOutcome known={bets} drawn={shots.result} />}
            nextHref={nextHref}
          />
        ) : (
          <>
            {shots && isOpen ? <ShotsNeeded betId={betId} opening={shots} /> : null}
            <Desk nextHref={nextHref} />
          </>
        )}
      </div>
      {isShooting ? <ShotList betId={betId} opening={shots} /> : <SlipAside nextHref={nextHref} />}
      <div className={styles.below} id="conditions">
        <div className={styles.column}>
          {isShooting ? seal : null}
          {conditions}
        </div>
        <div className={styles.column}>
          {isShooting ? null : seal}
          <LimitedNumbers />
          <Recommended />
        </div>
      </div>
      {names}
      {isShooting ? null : <SlipBar />}
    </div>
  );
}

/** The input panels, or why this round takes no bets now. */
function Desk({ nextHref }: { nextHref: string | null }) {
  const inputMode = useInputMode();
  const isDesktop = useIsDesktop();
  const isOpen = useBets(({ phase }) => takesBets(phase));
  const panel = useBets((slip) => slip.panel);
  // The line above a desktop's board takes the keyboard for itself.
  const isTyped = inputMode === "board" && isDesktop === true;
  useHardwareKeys(isOpen && !isTyped);
  if (!isOpen) return <ClosedAlert nextHref={nextHref} />;
  return (
    <div className={styles.desk} data-input-mode={inputMode ?? "unknown"}>
      <LeftOver />
      <PanelTabs />
      <OptionTiles />
      {inputMode === "board" ? null : (
        <div className={styles.keys} data-for="keypad">
          <PickedStrip />
          <DigitBoxes />
          <Keypad />
        </div>
      )}
      {inputMode === "keypad" ? null : (
        <div className={styles.board} data-for="board" data-cells={10 ** Math.min(panel, 2)}>
          {inputMode ? <Board isTyped={isTyped} /> : null}
        </div>
      )}
    </div>
  );
}

/** The board with the effect of the last tap; on a desktop below the line in which bets are typed. */
function Board({ isTyped }: { isTyped: boolean }) {
  return (
    <>
      {isTyped ? (
        <div className={styles.line}>
          <Suspense fallback={null}>
            <TypeAhead />
          </Suspense>
        </div>
      ) : null}
      <BoardLegend />
      <div className={styles.happened}>
        <KeyFeedback />
      </div>
      <Suspense fallback={<div className={styles.boardPlace} />}>
        <NumberBoard />
      </Suspense>
    </>
  );
}

const ImportSheet = lazy(() => import("./import/import-preview"));

/** Imports lines to the slip: those of the slip in the address, or any on offer. */
export function ImportLines() {
  const slipStore = useBetSlipStore();
  const frame = useAskedSlip({
    isOffered: useBets((state) => state.offered !== null),
    pullPoy: useBets((state) => state.pullPoy),
    dismissImport: () => slipStore.getState().dismissImport(),
  });
  return frame ? (
    <Suspense fallback={null}>
      <ImportSheet {...frame} />
    </Suspense>
  ) : null;
}

/** Without its code the room works all the same; the slips are among the member's others. */
const OwnBets = dynamic(() => import("./own-bets/own-bets").catch(() => ({ default: () => null })));

interface DeskRowProps extends ComponentProps<typeof DeskSwitch> {
  /** The member's slips of this round when the page was rendered; null when they could not be read. */
  bets: PoyPage | null;
}

/** The switch between bets and shots, and with it the member's own bets of this round as soon as there are some. */
export function DeskRow({ bets, ...panels }: DeskRowProps) {
  const isAccepted = useBets(({ sending }) => sending.state === "accepted");
  const [hasBets, setHasBets] = useState(bets !== null && bets.items.length > 0);
  if (isAccepted && !hasBets) setHasBets(true);
  return (
    <div className={styles.row}>
      <DeskSwitch {...panels} />
      {hasBets ? <OwnBets known={bets} /> : null}
    </div>
  );
}

/** Offers lines that were left in a closed round of this market. */
function LeftOver() {
  const t = useTranslations("lotto.left");
  const { market } = useMessages();
  const slipStore = useBetSlipStore();
  const left = useBets((state) => state.leftOver);
  if (!left) return null;
  const round = roundName(marketNames(market), { ...left, name: left.roundName });
  return (
    <div className={styles.left}>
      <p>{t("text", { n: left.lines.length, round })}</p>
      <Button size="small" onClick={() => slipStore.getState().takeLeftOver()}>
        {t("take")}
      </Button>
      <Button size="small" look="quiet" onClick={() => slipStore.getState().dropLeftOver()}>
        {t("drop")}
      </Button>
    </div>
  );
}

/** What the looks of the board's cells mean: below a phone's board, on a desktop in the line above it. */
function BoardLegend() {
  const t = useTranslations("lotto.board");
  const digits = useBets((state) => state.panel);
  return (
    <p className={styles.legend} data-digits={digits}>
      <span data-look="picked">{t("picked")}</span>
      <span data-look="half">{t("legendHalf")}</span>
      <span data-look="closed">{t("closed")}</span>
    </p>
  );
}
