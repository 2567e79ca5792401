/** The state of one round's store, and the actions of the files that make it. */
import type { EventOf } from "@/lib/contract/events";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import type { Round } from "@/lib/contract/rounds";
import type { Satang } from "@/lib/domain/money/money";
import type { ImportedLines, OldLine } from "@/lib/domain/poy/import-lines";
import type { Keypad } from "@/lib/domain/poy/keypad";
import type { Offer } from "@/lib/domain/poy/offers";
import type { BetTypeKey, Digits, HelperKey } from "@/lib/domain/poy/options";
import type { PriceCorrection, SlipLine } from "@/lib/domain/poy/slip";
import type { StakedPick } from "@/lib/domain/poy/type-ahead";
import type { UsualPrices } from "@/lib/domain/poy/usual-prices";
import type { RoundPhase } from "@/lib/domain/rounds/phase";
import type { StoreDeps } from "../_core/registry";
import type { Freshness } from "../slip/keep-fresh";
import type { SenderActions, Submission } from "../slip/submission";
import type { InputMode, PanelStorage } from "./panel-storage";
import type { LeftSlip, SlipStorage } from "./storage";

/** What the server knew when the bet page was rendered. `owner` is a hash of the member's uuid. */
export interface Opening {
  owner: string;
  round: Round;
  offers: Offer[];
  /** The panel of last time in this market, as far as a cookie tells it. */
  panel?: Digits | null;
  /** How numbers were picked last time on this device. */
  inputMode?: InputMode | null;
}

/** One round's store: what is typed, what is on the slip, and the outcome of its submission. */
export interface BetSlip extends Keypad, SlipActions, SenderActions, LiveActions {
  /** A hash of the member's uuid: what is kept on the device carries it. */
  owner: string;
  round: Round;
  phase: RoundPhase;
  offers: readonly Offer[];
  /** The visible panel of options. */
  panel: Digits;
  /** The input mode that was chosen; null until one is: then it follows from the screen's width. */
  inputMode: InputMode | null;
  lines: readonly SlipLine[];
  note: string;
  /** Imported prices that were brought within the bounds, oldest first, until others are set. */
  corrected: readonly CorrectedPrice[];
  /** The effect of the last key, for the line above the keypad; `at` distinguishes two equal ones. */
  happened: KeyFeedback | null;
  /** The upstream's reasons for refusing lines, until those lines change. */
  refused: readonly PoyLineRefusal[];
  sending: Submission;
  leftOver: LeftSlip | null;
  /** Lines of an import that the member has to confirm. */
  offered: ImportPreview | null;
  /** The price sheet on a phone; from 768 px on the slip is shown beside the keypad. */
  isPricing: boolean;
  showPrices: (isPricing: boolean) => void;
}

export interface KeyFeedback {
  what:
    | "added"
    | "undone"
    | "taken-off"
    | "cut"
    | "switched-off"
    | "closed-skipped"
    | "full"
    | "choose-first";
  n: number;
  at: number;
  /** The number that is added to the slip or was removed from it; absent where there were several. */
  number?: string;
  /** What each added line costs that was given no price: the least. Absent where lines have prices of their own. */
  price?: Satang;
  /** Closed numbers that were left out beside the added ones. */
  skipped?: number;
  /** Lines of that number that remain on the slip. */
  left?: number;
  /** The stake of the repeated lines that were cut. */
  stake?: Satang;
  /** Options and helpers that were deselected because another was chosen. */
  off?: readonly BetTypeKey[];
}

/** A line's corrected price; those of one action share their `at`. */
export interface CorrectedPrice extends PriceCorrection {
  readonly ref: string;
  readonly at: number;
}

/** Lines of an import, validated by the round's terms. None is dropped without saying so. */
interface ImportPreview extends ImportedLines {
  old: readonly OldLine[];
  /** The old slip they come from, for the sheet's text; absent for another source. */
  poyNo?: number;
  /** The closed round that they were left in: its draft is deleted once they are on the slip. */
  leftBy?: string;
}

/** The actions that edit a slip before it is submitted. */
export interface SlipActions extends ImportActions, PriceActions, RemovalActions {
  /** A key of the keypad or keyboard: 0–9, Backspace, Delete. */
  press: (key: string) => void;
  /** A tap on an option or helper. */
  tap: (key: BetTypeKey) => void;
  /** Shows the options of a digit count and selects those that were last selected there. */
  showPanel: (digits: Digits) => void;
  /** What is selected in a panel: in the visible one now, in another one when it is shown. */
  selectedOn: (digits: Digits) => readonly BetTypeKey[];
  /** Remembered on this device. */
  pickBy: (inputMode: InputMode) => void;
  /** Adds picks as one batch, at their own prices where they have some; one out of bounds waits to be changed. */
  addPicks: (picks: readonly StakedPick[]) => void;
  /** A whole row of the two-digit board. */
  addRow: (helper: HelperKey, digit: string) => void;
  /** What the last key did is told no longer: something else has to be. */
  tellNothing: () => void;
  undo: () => void;
  remove: (ref: string) => void;
  clear: () => void;
  writeNote: (note: string) => void;
  /** Accepts every worse rate that awaits the member's consent. */
  acceptRates: () => void;
  /** Removes the lines that prevent a submission. */
  drop: (refs: readonly string[]) => void;
  /** Brings the prices that prevent a submission within their limits. */
  fitPrices: () => void;
  /** Adds lines to an empty slip; beside existing lines they are offered for confirmation first. */
  takeLeftOver: () => void;
  dropLeftOver: () => void;
  /** Restores the stored draft; once, after the first render. */
  restore: () => void;
}

/** Removes single numbers, so that it can be undone. */
export interface RemovalActions {
  /**
   * A number of the board: adds it in every chosen market of its length. When it is there already, removes its
   * last addition from those markets; earlier additions stay.
   */
  toggle: (number: string) => void;
  /** Removes all lines of one number. */
  takeOff: (refs: readonly string[]) => void;
  /** Removes repeated lines, of each bet all but the dearest. */
  cutDuplicates: () => void;
  /** Restores what `toggle`, `takeOff` or `cutDuplicates` removed last. */
  putBack: () => void;
}

/** An import of lines: from an old slip, a number set or pasted text. */
export interface ImportActions {
  /** Opens the sheet that shows the lines under this round's terms. Only `acceptImport` changes the slip. */
  offerLines: (old: readonly OldLine[], from?: Pick<ImportPreview, "poyNo" | "leftBy">) => void;
  /** Fetches an old slip of the member and offers its lines, unless it is aborted. Throws the call's Fault. */
  pullPoy: (poyId: string, signal?: AbortSignal) => Promise<void>;
  /** Adds them to the slip or replaces its lines, as one batch and as many as fit. */
  acceptImport: (way: "add" | "replace") => void;
  /** Cancels the import; the slip stays unchanged. */
  dismissImport: () => void;
}

/** Sets prices as they are typed. One out of bounds stays until it is changed, and prevents the submission. */
export interface PriceActions {
  setPrice: (ref: string, price: Satang) => void;
  setAllPrices: (price: Satang) => void;
  /** A price for each option: above 50, below 20. */
  setOptionPrices: (prices: UsualPrices) => void;
}

/** Outside changes to the store: rates, the round's state, the clock, another tab. */
export interface LiveActions extends Freshness {
  rateMoved: (message: EventOf<"rate-update">) => void;
  roundMoved: (message: EventOf<"round-update">) => void;
}

type UpdateBetSlip = (change: Partial<BetSlip> | ((slip: BetSlip) => Partial<BetSlip>)) => void;

/** Shared by the parts of the store. */
export interface BetSlipParts {
  needs: StoreDeps;
  storage: SlipStorage;
  panels: PanelStorage;
  set: UpdateBetSlip;
  get: () => BetSlip;
}
