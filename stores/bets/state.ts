/** The shape of one round's room: its state, and the actions of the files that make it. */
import type { EventOf } from "@/lib/contract/events";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import type { Round } from "@/lib/contract/rounds";
import type { Satang } from "@/lib/domain/money";
import type { Keypad } from "@/lib/domain/poy/keypad";
import type { Offer } from "@/lib/domain/poy/offers";
import type { BetTypeKey, Digits, HelperKey } from "@/lib/domain/poy/options";
import type { PriceCorrection, SlipLine } from "@/lib/domain/poy/slip";
import type { OldLine, TakenIn } from "@/lib/domain/poy/take-in";
import type { RoundPhase } from "@/lib/domain/rounds/phase";
import type { Needs } from "../_core/registry";
import type { Freshness } from "../slip/keep-fresh";
import type { Sender, Sending } from "../slip/submission";
import type { PanelStorage } from "./panel-storage";
import type { LeftSlip, SlipStorage } from "./storage";

/** What the server knew when the bet page was rendered. `owner` is a hash of the member's uuid. */
export interface Opening {
  owner: string;
  round: Round;
  offers: Offer[];
}

/** One round's room: what is typed, what stands on the slip, and what became of sending it. */
export interface BetRoom extends Keypad, SlipActions, SendingActions, LiveActions {
  round: Round;
  phase: RoundPhase;
  offers: readonly Offer[];
  /** The panel of options in view, and the way in which numbers are picked. */
  panel: Digits;
  way: "keypad" | "board";
  lines: readonly SlipLine[];
  note: string;
  /** Prices that could not stand as they were given, oldest first, until others are given. */
  corrected: readonly CorrectedPrice[];
  /** What the last key did, for the line above the keypad; `at` tells two equal ones apart. */
  happened: Happened | null;
  /** Reasons the upstream gave for lines, until those lines change. */
  refused: readonly PoyLineRefusal[];
  sending: Sending<Poy>;
  leftOver: LeftSlip | null;
  /** Lines from elsewhere that the member is asked about. */
  offered: Offered | null;
  /** The price sheet of a phone; from 768 px the slip stands open beside the keypad. */
  isPricing: boolean;
  showPrices: (isPricing: boolean) => void;
}

export interface Happened {
  what: "added" | "undone" | "taken-off" | "switched-off" | "closed-skipped" | "full" | "choose-first";
  n: number;
  at: number;
  /** The number that flies to the slip, or was taken off it by a tap on the board. */
  number?: string;
  /** Of the number: lines that are still on the slip. */
  left?: number;
  /** Options and helpers that went off because another was chosen. */
  off?: readonly BetTypeKey[];
}

/** A price that was given for a line and could not stand; those of one act share their `at`. */
export interface CorrectedPrice extends PriceCorrection {
  readonly ref: string;
  readonly at: number;
}

/** Lines on offer to a slip, judged by the round's terms. Nothing of them is dropped without being told. */
export interface Offered extends TakenIn {
  old: readonly OldLine[];
  /** The old slip they come from, for the sheet's words; absent where they come from elsewhere. */
  poyNo?: number;
  /** The closed round that left them behind: what is kept of it goes once they are on the slip. */
  leftBy?: string;
}

/** Everything a member does to a slip before it is sent. */
export interface SlipActions extends TakeInActions, PriceActions {
  /** A key of the keypad or keyboard: 0–9, Backspace, Delete. */
  press: (key: string) => void;
  /** A tap on an option or helper. */
  tap: (key: BetTypeKey) => void;
  /** Shows the options of a digit count and turns on what was on there last. */
  showPanel: (digits: Digits) => void;
  pickBy: (way: BetRoom["way"]) => void;
  /**
   * A number of the board: on every chosen market of its length. Picked there already, what was added of it last goes
   * off those markets; what was added before stays.
   */
  toggle: (number: string) => void;
  /** Puts back what the last tap on the board took off. */
  putBack: () => void;
  /** A whole row of the two-digit board. */
  addRow: (helper: HelperKey, digit: string) => void;
  undo: () => void;
  remove: (ref: string) => void;
  cutDuplicates: () => void;
  clear: () => void;
  writeNote: (note: string) => void;
  /** Yes to every worse rate that is being asked about. */
  acceptRates: () => void;
  /** Takes the lines out that stand in the way. */
  drop: (refs: readonly string[]) => void;
  /** Lowers prices to what the upstream said is left or allowed. */
  fitPrices: () => void;
  /** Puts them on an empty slip; beside lines that are there they are offered first. */
  takeLeftOver: () => void;
  dropLeftOver: () => void;
  /** Reads what was kept; once, after the first render. */
  restore: () => void;
}

/** Lines from elsewhere, an old slip, a number set or a pasted text, on their way to the slip. */
export interface TakeInActions {
  /** Opens the sheet that says what this round makes of them. The slip changes with `takeIn` alone. */
  offerLines: (old: readonly OldLine[], from?: Pick<Offered, "poyNo" | "leftBy">) => void;
  /** Fetches an old slip of the member and offers its lines, unless it is called off. Throws the call's Fault. */
  pullPoy: (poyId: string, signal?: AbortSignal) => Promise<void>;
  /** Puts them on the slip, beside what is there or in its place, as one batch and as many as there is room for. */
  takeIn: (way: "add" | "replace") => void;
  /** Leaves the slip as it is. */
  dropOffered: () => void;
}

/** Prices as they are typed. One beyond the bounds is brought to the nearest within them, which is always said. */
export interface PriceActions {
  setPrice: (ref: string, price: Satang) => void;
  setAllPrices: (price: Satang) => void;
}

export interface SendingActions extends Omit<Sender, "confirm"> {
  /** Opens the confirm sheet and makes the key; refuses while something stands in the way. */
  confirm: () => void;
  /** Leaves the success sheet or the note of a refusal. */
  dismiss: () => void;
}

/** What the world changes in a room: rates, the round's state, the clock, another tab. */
export interface LiveActions extends Freshness {
  rateMoved: (message: EventOf<"rate-update">) => void;
  roundMoved: (message: EventOf<"round-update">) => void;
}

export type SetBetRoom = (change: Partial<BetRoom> | ((room: BetRoom) => Partial<BetRoom>)) => void;

/** What the parts of a room share. */
export interface RoomParts {
  needs: Needs;
  storage: SlipStorage;
  panels: PanelStorage;
  set: SetBetRoom;
  get: () => BetRoom;
}
