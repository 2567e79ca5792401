import { serverNow } from "@/lib/client/realtime/server-clock";
import { satang } from "@/lib/domain/money/money";
import { openingOn } from "@/lib/domain/poy/conflicts";
import { numbersOf } from "@/lib/domain/poy/helpers";
import { type Pressed, press as pressKey, pressOption } from "@/lib/domain/poy/keypad";
import { refusalsOf, termsIn, withCurrentTerms } from "@/lib/domain/poy/offers";
import { type BetTypeKey, type Digits, digitsOf, isPoyOption, poyOptions } from "@/lib/domain/poy/options";
import * as slip from "@/lib/domain/poy/slip";
import type { StakedPick } from "@/lib/domain/poy/type-ahead";
import { isBettable } from "@/lib/domain/rounds/phase";
import { isEditable } from "../slip/submission";
import { importActions } from "./import-lines";
import { priceActions, withCorrections } from "./prices";
import { removalActions } from "./removal";
import type { BetSlipParts, KeyFeedback, SlipActions } from "./state";

/** The actions that edit a slip before it is submitted. */
export function slipActions(parts: BetSlipParts): SlipActions {
  const { storage, panels, set, get } = parts;
  const lastOn = new Map<Digits, readonly BetTypeKey[]>();
  let happenings = 0;

  const happened = (what: KeyFeedback["what"], n: number, more: Partial<KeyFeedback> = {}) => {
    happenings += 1;
    set({ happened: { what, n, at: happenings, ...more } });
  };
  const savePanel = () => {
    const { panel, selected } = get();
    const on = selected.filter(isPoyOption).filter((option) => digitsOf(option) === panel);
    if (on.length > 0) panels.keep({ panel, selected: on });
  };
  const selectedOn = (digits: Digits): readonly BetTypeKey[] => {
    const { selected, offers, panel } = get();
    if (digits === panel) return selected;
    const offered = offers.map(({ option }) => option);
    const usual = lastOn.get(digits)?.filter((key) => !isPoyOption(key) || offered.includes(key)) ?? [];
    return usual.some(isPoyOption) ? usual : openingOn(digits, offered);
  };
  const keep = () => {
    const { lines, note, round } = get();
    if (lines.length === 0 && note === "") storage.forget();
    else {
      const { realCloseTime } = round.betList.unixTimeStamp;
      storage.keep({
        lines,
        note,
        betType: round.betType,
        roundName: round.name,
        closeAtSeconds: realCloseTime,
      });
    }
  };
  /** All edits of lines go through here: none while a submission is pending; an edited line loses its refusal. */
  const change = (next: (lines: readonly slip.SlipLine[]) => readonly slip.SlipLine[]) => {
    if (!get().mayChange()) return;
    const before = new Set(get().lines);
    const lines = next(get().lines);
    const touched = new Set(lines.filter((line) => !before.has(line)).map(({ ref }) => ref));
    const there = new Set(lines.map(({ ref }) => ref));
    set(({ refused, corrected, happened: last }) => ({
      lines,
      sending: { state: "draft" },
      refused: refused.filter(({ ref }) => !touched.has(ref)),
      corrected: corrected.filter(({ ref }) => there.has(ref) && !touched.has(ref)),
      // Lines that were said to be added may be the ones that went; a removal is told until it can't be undone.
      happened:
        lines.length < before.size && last?.what !== "taken-off" && last?.what !== "cut" ? null : last,
    }));
    keep();
  };
  const add = (picks: readonly StakedPick[], typed?: string) => {
    if (!isEditable(get()) || picks.length === 0) return;
    const { offers, lines } = get();
    const result = slip.addBatch(lines, picks, (option, number) => termsIn(offers, option, number));
    if (result.full) return happened("full", slip.slipLinesMax);
    if (result.added.length > 0) {
      change(() => result.lines);
      happened("added", result.added.length, {
        number: typed ?? result.added[0]?.number,
        ...leastPrice(picks, result.added),
        skipped: result.closed.length,
      });
    } else if (result.closed.length > 0) happened("closed-skipped", result.closed.length);
  };
  const apply = ({ keypad, picks }: Pressed, typed?: string) => {
    set({ selected: keypad.selected, typed: keypad.typed });
    add(picks, typed);
  };

  return {
    ...importActions(parts, { change, happened }),
    ...priceActions({ change }),
    ...removalActions(parts, { change, happened, add }),
    addPicks: (picks) => add(picks),
    press: (key) => {
      const { selected, typed } = get();
      if (/^[0-9]$/.test(key) && !selected.some(isPoyOption)) return happened("choose-first", 0);
      if (!isEditable(get())) return;
      apply(pressKey({ selected, typed }, key), typed + key);
    },
    tap: (key) => {
      const { selected, typed } = get();
      apply(pressOption({ selected, typed }, key));
      if (isPoyOption(key)) set({ panel: digitsOf(key) });
      const off = selected.filter((one) => one !== key && !get().selected.includes(one));
      if (off.length > 0) happened("switched-off", off.length, { off });
      savePanel();
    },
    selectedOn,
    showPanel: (digits) => {
      const { selected, panel } = get();
      if (digits === panel) return;
      const next = selectedOn(digits);
      lastOn.set(panel, selected);
      set({ panel: digits, selected: next, typed: "", happened: null });
      savePanel();
    },
    pickBy: (inputMode) => {
      set({ inputMode, typed: "", happened: null });
      panels.keepInputMode(inputMode);
    },
    addRow: (helper, digit) => {
      const markets = poyOptions.filter((one) => get().selected.includes(one) && digitsOf(one) === 2);
      if (markets.length === 0) return happened("choose-first", 0);
      add(markets.flatMap((option) => numbersOf(helper, digit).map((number) => ({ option, number }))));
    },
    tellNothing: () => set({ happened: null }),
    undo: () => {
      const before = get().lines;
      if (before.length === 0) return;
      change(slip.undoBatch);
      const gone = before.filter((line) => !get().lines.includes(line));
      if (gone.length === 0) return;
      const [number, ...others] = new Set(gone.map((line) => line.number));
      happened("undone", gone.length, number !== undefined && others.length === 0 ? { number } : {});
    },
    remove: (ref) => change((lines) => slip.removeLine(lines, ref)),
    clear: () => {
      if (!get().mayChange()) return;
      change(() => []);
      set({ typed: "", note: "", refused: [] });
      keep();
    },
    writeNote: (note) => {
      if (!get().mayChange()) return;
      set({ note: note.slice(0, 120) });
      keep();
    },
    acceptRates: () => change((lines) => withCurrentTerms(lines, get().offers, true)),
    drop: (refs) => change((lines) => lines.filter(({ ref }) => !refs.includes(ref))),
    fitPrices: () => {
      const { offers, lines: before } = get();
      const inTheWay = new Map(refusalsOf(get()).map((one) => [one.ref, one]));
      // Lines that repeat a number share its remaining limit.
      const given = new Map<string, number>();
      change((lines) =>
        lines.flatMap((line) => {
          const refusal = inTheWay.get(line.ref);
          if (!refusal) return [line];
          const { min, max } = termsIn(offers, line.option, line.number);
          const number = `${line.option} ${line.number}`;
          const most = (refusal.left ?? max) - (refusal.left === undefined ? 0 : (given.get(number) ?? 0));
          // The remaining limit may be below the minimum stake: then no price is possible.
          if (most < min) return [];
          // Prices are only lowered, except up to the minimum stake: a price below it must not become the
          // maximum.
          const price = slip.clampPrice(satang(Math.min(line.price, most)), { min, max });
          given.set(number, (given.get(number) ?? 0) + price);
          return [{ ...line, min, max, price }];
        }),
      );
      const made = slip.repricedIn(before, get().lines);
      set(({ corrected }) => ({ corrected: withCorrections(corrected, made) }));
    },
    takeLeftOver: () => {
      const { leftOver, lines, offers } = get();
      if (!leftOver || !get().mayChange()) return;
      // Numbers that were picked meanwhile stay, unless the member chose to replace them.
      if (lines.length > 0) return get().offerLines(leftOver.lines, { leftBy: leftOver.betId });
      const now = slip.withinBounds(withCurrentTerms(leftOver.lines, offers, true));
      change(() => now);
      set({ corrected: withCorrections([], slip.repricedIn(leftOver.lines, now)) });
      storage.forgetLeftOver(leftOver.betId);
      set({ leftOver: null });
    },
    dropLeftOver: () => {
      const { leftOver } = get();
      if (leftOver) storage.forgetLeftOver(leftOver.betId);
      set({ leftOver: null });
    },
    restore: () => {
      const { offers, round } = get();
      const last = panels.load();
      const stillOffered = last?.selected.filter((key) => offers.some(({ option }) => option === key)) ?? [];
      if (last && stillOffered.length > 0) {
        set({ panel: last.panel, selected: stillOffered });
        savePanel();
      }
      const kept = storage.load();
      if (kept) {
        set({ lines: withCurrentTerms(kept.lines, offers), note: kept.note });
      } else if (isBettable(round.betList, serverNow())) {
        set({ leftOver: storage.leftOver(round.betType, Math.floor(serverNow() / 1000))[0] ?? null });
      }
    },
  };
}

/** The price of lines that were picked without one, where all have the same. */
function leastPrice(picks: readonly StakedPick[], added: readonly slip.SlipLine[]) {
  const [price, ...others] = new Set(added.map((line) => line.price));
  const isTyped = picks.some((pick) => pick.price !== undefined);
  return price === undefined || others.length > 0 || isTyped ? {} : { price };
}
