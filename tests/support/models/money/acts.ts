import type { MoneyModel } from "./model";
import type { World } from "./world";

/** What an act is drawn from: a member, an index into what there is, an amount in baht, digits. */
export interface Drawn {
  who: number;
  pick: number;
  baht: number;
  digits: string;
  /** Above a limit, or the other way of two. */
  isOther: boolean;
}

/** An act on both sides. It does nothing where there is nothing to do it to. */
export type Act = (model: MoneyModel, real: World, drawn: Drawn) => Promise<void>;

/** The item at this index modulo the length. */
export const at = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];
