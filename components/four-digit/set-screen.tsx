"use client";
/**
 * The page of four-digit sets: digits and prizes on one side, the picked numbers on the other. The sheets are
 * loaded with the first number.
 */
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useAskedSlip } from "@/components/lotto/import/use-asked-slip";
import pad from "@/components/lotto/keypad/keypad.module.css";
import { SlipRefused } from "@/components/lotto/slip/slip-refused";
import { ClosedRound } from "@/components/round/closed-round";
import { RoundChip } from "@/components/round/round-chip";
import { Button } from "@/components/ui/controls/button";
import { ActKey, DigitKeys } from "@/components/ui/controls/digit-keys";
import { useDigitKeys } from "@/components/ui/hooks/use-digit-keys";
import { loadSheet } from "@/components/ui/sheet/use-sheet-frame";
import { takesBets } from "@/lib/domain/rounds/phase";
import { displayDate } from "@/lib/domain/time/time";
import { useRouter } from "@/lib/i18n/navigation";
import { loadLate } from "@/stores/_core/late-code";
import { useStoreInstance } from "@/stores/_core/registry";
import { createCredit } from "@/stores/credit";
import { SetSlipProvider, useSetSlipStore, useSets } from "@/stores/four-digit";
import type { SetOpening } from "@/stores/four-digit/state";
import { PrizeTable } from "./prize-table";
import { SetDigits } from "./set-digits";
import { SetFoot } from "./set-foot";
import { SetRows } from "./set-rows";
import styles from "./set-screen.module.css";

interface SetScreenProps {
  opening: SetOpening;
  /** The market's name in the reader's language. */
  marketName: string;
  /** The last draws, rendered on the server. */
  children: ReactNode;
}

export function SetScreen({ opening, marketName, children }: SetScreenProps) {
  return (
    <SetSlipProvider opening={opening}>
      <div className={styles.page} data-set-page="">
        <Desk marketName={marketName} />
        <aside className={styles.slip} aria-labelledby="sets-title">
          <SetRefusal />
          <SetRows />
          <SetFoot />
        </aside>
        <div className={styles.below}>
          <PrizeTable />
          {children}
        </div>
      </div>
      <SetSheets marketName={marketName} />
      <SetImport />
    </SetSlipProvider>
  );
}

/** The input panel, or why this round takes nothing now. */
function Desk({ marketName }: { marketName: string }) {
  const isOpen = useSets(({ phase }) => takesBets(phase));
  const slipStore = useSetSlipStore();
  useDigitKeys({
    isOn: isOpen,
    press: (key) => slipStore.getState().press(key),
    enter: () => slipStore.getState().enter(),
  });
  return (
    <section className={styles.desk} aria-label={marketName}>
      {isOpen ? (
        <>
          <Header />
          <SetDigits />
          <div className={styles.keys}>
            <SetKeypad />
          </div>
        </>
      ) : (
        <SetClosed />
      )}
    </section>
  );
}

/** The draw of the numbers below, where the cards have no space for it. */
function Header() {
  const t = useTranslations("lotto.list");
  const { dt, closeDt, closeTime } = useSets((sets) => sets.round);
  const phase = useSets((sets) => sets.phase);
  return (
    <p className={styles.header}>
      <span>
        {t("draw", { date: displayDate(dt) })} ·{" "}
        {closeDt === dt
          ? t("closes", { time: closeTime })
          : t("closesOn", { date: displayDate(closeDt), time: closeTime })}
      </span>
      {/* While the round is open and not about to close, the countdown on its card is enough. */}
      {phase === "open" ? null : <RoundChip phase={phase} />}
    </p>
  );
}

/** Why the last submission was refused. What the rows themselves prevent stands beside the button. */
export function SetRefusal() {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const router = useRouter();
  const sending = useSets((sets) => sets.sending);
  const isRefused = sending.state === "rejected";
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView({ block: "nearest" });
  }, [isRefused]);
  if (!isRefused) return null;
  return (
    <div ref={place} className={styles.refusal} data-refusal="">
      <SlipRefused
        refusal={sending.refusal}
        onAgain={() => slipStore.getState().confirm()}
        next={
          <Button
            size="small"
            onClick={() => {
              const { dismiss, leave } = slipStore.getState();
              dismiss();
              leave();
              router.refresh();
            }}
          >
            {t("lotto.failed.next")}
          </Button>
        }
        onClose={() => slipStore.getState().dismiss()}
      >
        {sending.refusal.scarce?.map(({ number, left }) => (
          <p key={number}>{t("sets.scarce", { number, left })}</p>
        ))}
      </SlipRefused>
    </div>
  );
}

const load = {
  confirm: () => import("./set-confirm"),
  unknown: () => import("@/components/lotto/confirm/pending-outcome"),
  success: () => import("./set-success"),
};
const SetConfirm = lazy(load.confirm);
const PendingOutcome = lazy(load.unknown);
const SetSuccess = lazy(load.success);

/** The sheet for the slip's state. Each is loaded when it is first needed. */
export function SetSheets({ marketName }: { marketName: string }) {
  const slipStore = useSetSlipStore();
  const state = useSets(({ sending }) => sending.state);
  const hasRows = useSets(({ rows }) => rows.length > 0);
  const credit = useStoreInstance(createCredit);

  useEffect(() => {
    // Preloaded with the first number: the one for a lost network could not be loaded when it is needed.
    if (hasRows) void loadLate([loadSheet, ...Object.values(load)]);
  }, [hasRows]);
  useEffect(() => {
    if (state === "accepted" || state === "rejected") void credit.getState().refresh();
  }, [state, credit]);

  return <Suspense fallback={null}>{sheet()}</Suspense>;

  function sheet() {
    if (state === "confirming" || state === "sending") return <SetConfirm marketName={marketName} />;
    if (state === "unknown") return <PendingOutcome onAgain={() => slipStore.getState().askAgain()} />;
    return state === "accepted" ? <SetSuccess marketName={marketName} /> : null;
  }
}

const SetImportSheet = lazy(() => import("./set-import-preview"));

/** Imports the sets of the slip in the address to this round's slip. */
export function SetImport() {
  const slipStore = useSetSlipStore();
  const frame = useAskedSlip({
    isOffered: useSets((state) => state.offered !== null),
    pullPoy: useSets((state) => state.pullPoy),
    dismissImport: () => slipStore.getState().dismissImport(),
  });
  return frame ? (
    <Suspense fallback={null}>
      <SetImportSheet {...frame} />
    </Suspense>
  ) : null;
}

/** Digits, a random number, backspace. */
export function SetKeypad() {
  const t = useTranslations();
  const slipStore = useSetSlipStore();
  const press = (key: string) => slipStore.getState().press(key);
  return (
    <DigitKeys
      label={t("lotto.keypad.label")}
      className={pad.pad}
      onPress={press}
      left={<ActKey icon="dice" word={t("sets.pick.random")} onClick={() => slipStore.getState().random()} />}
      erase={{ word: t("lotto.keypad.backspace"), onErase: () => press("Backspace") }}
    />
  );
}

/** Says why no sets are sold now, what is safe, and where to go. */
export function SetClosed() {
  const t = useTranslations("lotto.closed");
  const router = useRouter();
  const slipStore = useSetSlipStore();
  const round = useSets((sets) => sets.round);
  const phase = useSets((sets) => sets.phase);
  const hasRows = useSets((sets) => sets.rows.length > 0);
  const isOver = phase === "closed" || phase === "waiting" || phase === "settled" || phase === "void";
  const goOn = () => {
    slipStore.getState().leave();
    router.refresh();
  };
  return (
    <ClosedRound round={round} phase={phase} keeps={hasRows}>
      {isOver ? <Button onClick={goOn}>{t("next")}</Button> : null}
    </ClosedRound>
  );
}
