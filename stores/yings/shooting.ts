import { type FaultCode, isFault } from "@/lib/contract/fault";
import { limitRefusalOf } from "@/lib/contract/limit-refusal";
import { readRow } from "@/lib/domain/yeekee/proof";
import { COOL_DOWN_MS } from "@/lib/domain/yeekee/shooting";
import { isAmbiguousCode } from "../_core/ambiguous-outcome";
import type { StoreDeps } from "../_core/registry";
import { shotAttempts } from "./attempts";
import { withShots } from "./list";
import type { SetYings, ShootingActions, Yings } from "./state";
import { saveReceipt } from "./storage";

/** Digits of a shot. */
export const SHOT_DIGITS = 5;
const SECOND_MS = 1000;

/** Typing a number and shooting it. */
export function shootingActions({ call }: StoreDeps, set: SetYings, get: () => Yings): ShootingActions {
  /** The key is kept until there is a definite answer, so that a number sent again is one shot. */
  const attempts = shotAttempts();
  let cooling: ReturnType<typeof setTimeout> | undefined;

  const coolUntil = (endMs: number) => {
    clearTimeout(cooling);
    const leftMs = endMs - Date.now();
    set({ coolSeconds: Math.max(0, Math.ceil(leftMs / SECOND_MS)) });
    if (leftMs > 0) cooling = setTimeout(() => coolUntil(endMs), ((leftMs - 1) % SECOND_MS) + 1);
  };

  return {
    press: (key) => {
      if (get().isShooting) return;
      set(({ typed }) => ({ typed: typedAfter(typed, key), refusal: null }));
    },
    random: () => {
      if (!get().isShooting) set({ typed: randomShot(), refusal: null });
    },
    cool: (ms) => coolUntil(Date.now() + Math.min(ms, COOL_DOWN_MS)),
    shoot: async () => {
      const { betId, typed, isShooting, coolSeconds } = get();
      if (!betId || typed.length !== SHOT_DIGITS || isShooting || coolSeconds > 0) return;
      const attempt = attempts.begin(betId, typed);
      // The page may have moved to another round, which this answer is not about.
      const isShown = () => get().betId === betId;
      set({ isShooting: true, refusal: null });
      try {
        const { row, rowHash } = await call("yings", "createYing", {
          body: { betId, yingNumber: typed },
          key: attempt.key,
        });
        attempts.end(betId, attempt);
        const shot = readRow(row);
        if (rowHash) saveReceipt(betId, { row, rowHash });
        get().cool(COOL_DOWN_MS);
        if (!isShown()) return;
        // Without a receipt the list alone says where it stands.
        if (!rowHash) void get().refresh();
        set(({ list }) => ({
          typed: "",
          lastShot: shot && { number: shot.number, seq: shot.seq },
          ...(shot && { list: withShots(list, [{ ...shot, rowHash, mine: true }]) }),
        }));
      } catch (error) {
        const code: FaultCode = isFault(error) ? error.code : "internal-error";
        if (isFault(error, "shot-too-soon")) get().cool(error.details?.waitMs ?? COOL_DOWN_MS);
        if (!isAmbiguousCode(code)) attempts.end(betId, attempt);
        if (isShown()) set({ refusal: code, own: limitRefusalOf(error) });
      } finally {
        if (isShown()) set({ isShooting: false });
      }
    },
  };
}

function typedAfter(typed: string, key: string): string {
  if (key === "Backspace") return typed.slice(0, -1);
  if (key === "Delete") return "";
  return /^\d$/.test(key) && typed.length < SHOT_DIGITS ? typed + key : typed;
}

/** Every number with the same chance: values beyond the last whole hundred thousand are drawn again. */
function randomShot(): string {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const value = drawn ?? 0;
  if (value >= 4_294_900_000) return randomShot();
  return String(value % 100_000).padStart(SHOT_DIGITS, "0");
}
