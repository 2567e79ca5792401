import { createStore } from "zustand/vanilla";
import { randomDigits } from "@/lib/client/device/random-digits";
import { serverNow } from "@/lib/client/realtime/server-clock";
import { type Fault, isFault } from "@/lib/contract/fault";
import * as slip from "@/lib/domain/four-digit/slip";
import { leftIn } from "@/lib/domain/four-digit/terms";
import { isBettable, phaseOf } from "@/lib/domain/rounds/phase";
import { epochMs } from "@/lib/domain/time/time";
import type { StoreDeps } from "../_core/registry";
import { isEditable, senderOf } from "../slip/submission";
import { postSets } from "./create";
import { setImportActions } from "./import-sets";
import { setLive } from "./live";
import type { SetOpening, SetSlip, SetSlipParts } from "./state";
import { setStorage } from "./storage";

const DIGITS = 4;
const RANDOM_TRIES = 50;

/** Makes the store of one round of sets for one page view. */
export function createSetSlip(needs: StoreDeps, { owner, round, terms }: SetOpening) {
  const storage = setStorage(owner, round.betType);
  return createStore<SetSlip>()((set, get) => {
    const parts: SetSlipParts = { needs, storage, set, get };
    let happenings = 0;

    const keep = () => {
      const { rows } = get();
      if (rows.length === 0) storage.forget();
      else storage.keep({ rows });
    };
    /** All edits of rows go through here: none while a submission is pending. */
    const change = (rows: readonly slip.SetRow[]) => {
      if (!get().mayChange()) return;
      set({ rows, sending: { state: "draft" } });
      keep();
    };
    const add = (number: string) => {
      const { rows, what } = slip.addSet(get().rows, number, leftIn(get().terms));
      happenings += 1;
      set({ happened: { what, number, at: happenings } });
      if (rows !== get().rows) change(rows);
    };

    /** The last digit has added its number: whoever ends that with Enter does not mean to send the slip. */
    let hasJustAdded = false;
    const sender = senderOf({
      call: needs.call,
      storage,
      sending: () => get().sending,
      show: (sending, fault) => {
        const isAccepted = sending.state === "accepted";
        set({ sending, ...(isAccepted ? { rows: [], typed: "", happened: null } : {}) });
        if (isAccepted) void get().refresh();
        if (fault) learn(fault);
      },
    });
    const learn = (fault: Fault) => {
      if (isFault(fault, "set-quota-exceeded") && fault.details) {
        const short = Object.fromEntries(fault.details.lines.map(({ number, left }) => [number, left]));
        const now = get().terms;
        set({ terms: { ...now, left: { ...now.left, ...short } } });
      } else void get().refresh();
    };

    return {
      round,
      phase: phaseOf(round.betList, epochMs(round.serverTime)),
      terms,
      typed: "",
      rows: [],
      happened: null,
      sending: { state: "draft" },
      offered: null,
      isLeft: false,
      ...setLive(parts),
      ...sender,
      ...setImportActions(parts, change),
      press: (key) => {
        if (!isEditable(get())) return;
        const { typed } = get();
        hasJustAdded = false;
        if (key === "Backspace") return set({ typed: typed.slice(0, -1) });
        if (key === "Delete") return set({ typed: "" });
        if (!/^[0-9]$/.test(key)) return;
        const number = typed + key;
        if (number.length < DIGITS) return set({ typed: number, happened: null });
        set({ typed: "" });
        add(number);
        hasJustAdded = true;
      },
      enter: () => {
        const { typed, confirm, happened } = get();
        if (typed !== "") {
          happenings += 1;
          return set({ happened: { what: "unfinished", number: typed, at: happenings } });
        }
        if (!hasJustAdded) return confirm();
        hasJustAdded = false;
        if (happened?.what === "added" || happened?.what === "more")
          set({ happened: { ...happened, what: "once-more" } });
      },
      random: () => {
        if (!isEditable(get())) return;
        const { rows } = get();
        const leftOf = leftIn(get().terms);
        const isFree = (number: string) => leftOf(number) > 0 && !rows.some((row) => row.number === number);
        let number = randomDigits(DIGITS);
        for (let tries = 0; !isFree(number) && tries < RANDOM_TRIES; tries++) number = randomDigits(DIGITS);
        set({ typed: "" });
        add(number);
      },
      setCount: (number, sets) => change(slip.setCount(get().rows, number, sets)),
      remove: (number) => change(get().rows.filter((row) => row.number !== number)),
      clear: () => {
        change([]);
        if (isEditable(get())) set({ typed: "", happened: null });
      },
      fit: () => change(slip.fitRows(get().rows, leftIn(get().terms))),
      restore: () => {
        const kept = storage.load();
        if (kept) set({ rows: kept.rows });
      },
      confirm: () => {
        const state = get();
        const { rows, round: now } = state;
        const blocked = rows.length === 0 || slip.scarceRows(rows, leftIn(state.terms)).length > 0;
        if (blocked || !isEditable(state) || !isBettable(now.betList, serverNow())) return;
        sender.confirm(printOf(state));
      },
      send: () =>
        sender.send((key) => {
          const { betId, betName } = get().round.betList;
          return postSets(needs, betName, { betId, lines: [...get().rows] }, key);
        }),
      dismiss: () => {
        const { state } = get().sending;
        if (state === "accepted" || state === "rejected") set({ sending: { state: "draft" } });
      },
      leave: () => set({ isLeft: true }),
    };
  });
}

/** The content that a key stands for: the same sets of the same round at the same price are the same slip. */
function printOf({ round, rows, terms }: SetSlip): string {
  return JSON.stringify([
    round.betList.betId,
    terms.price,
    ...rows.map(({ number, sets }) => [number, sets]),
  ]);
}
