import { createStore } from "zustand/vanilla";
import type { PoyLineRefusal } from "@/lib/contract/fault";
import type { Poy } from "@/lib/contract/poys";
import type { Round } from "@/lib/contract/rounds";
import { openingSelection } from "@/lib/domain/poy/conflicts";
import type { Keypad } from "@/lib/domain/poy/keypad";
import { type BetTypeKey, type Digits, digitsOf, isPoyOption } from "@/lib/domain/poy/options";
import type { SlipLine } from "@/lib/domain/poy/slip";
import { phaseOf, type RoundPhase } from "@/lib/domain/rounds/phase";
import { epochMs } from "@/lib/domain/time";
import { type LiveActions, liveActions } from "./bets-live";
import { type PanelStorage, panelStorage } from "./bets-panel";
import type { CorrectedPrice } from "./bets-prices";
import { type SendingActions, sendingActions } from "./bets-sending";
import { type SlipActions, slipActions } from "./bets-slip";
import { type LeftSlip, type SlipStorage, slipStorage } from "./bets-storage";
import type { Offered } from "./bets-take-in";
import { type Offer, refusedByTerms } from "./bets-terms";
import type { Sending } from "./sending";
import type { Needs } from "./shelved";

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

export type SetRoom = (change: Partial<BetRoom> | ((room: BetRoom) => Partial<BetRoom>)) => void;

/** What the parts of a room share. */
export interface RoomParts {
  needs: Needs;
  storage: SlipStorage;
  panels: PanelStorage;
  set: SetRoom;
  get: () => BetRoom;
}

/** Makes the store of one round for one page view. */
export function createBetRoom(needs: Needs, { owner, round, offers }: Opening) {
  const storage = slipStorage(owner, round.betList.betId);
  return createStore<BetRoom>()((set, get) => {
    const panels = panelStorage(owner, round.betType);
    const parts: RoomParts = { needs, storage, panels, set, get };
    const selected = openingOptions(round.betGroup, offers);
    return {
      round,
      phase: phaseOf(round.betList, epochMs(round.serverTime)),
      offers,
      selected,
      typed: "",
      panel: selected[0] ? digitsOf(selected[0]) : 2,
      way: "keypad",
      lines: [],
      note: "",
      corrected: [],
      happened: null,
      refused: [],
      sending: { state: "draft" },
      leftOver: null,
      offered: null,
      isPricing: false,
      showPrices: (isPricing) => set({ isPricing }),
      ...slipActions(parts),
      ...sendingActions(parts),
      ...liveActions(parts),
    };
  });
}

/** The usual opening, as far as the round offers it; else its first option. */
function openingOptions(betGroup: string, offers: readonly Offer[]): readonly BetTypeKey[] {
  const usual = openingSelection(betGroup).filter(
    (key) => isPoyOption(key) && offers.some((offer) => offer.option === key),
  );
  return usual.length > 0 ? usual : offers.slice(-1).map((offer) => offer.option);
}

/** Every reason against lines of the slip: the upstream's own, and those that the rates of now give. */
export function refusalsOf({ lines, offers, refused }: Pick<BetRoom, "lines" | "offers" | "refused">) {
  const byTerms = refusedByTerms(lines, offers);
  const known = new Set(byTerms.map(({ ref }) => ref));
  return [
    ...byTerms,
    ...refused.filter(({ ref }) => !known.has(ref) && lines.some((line) => line.ref === ref)),
  ];
}
