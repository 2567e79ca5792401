/** Seeded randomness: the same seed gives the same day. */
export interface Chance {
  /** 0 … count − 1 */
  below(count: number): number;
  happens(share: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  /** Different items of a list, as many as there are up to `count`. */
  some<Item>(list: readonly Item[], count: number): Item[];
  digits(count: number): string;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  /** Mulberry32: 0 ≤ x < 1 */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    happens: (share) => next() < share,
    pick<Item>(list: readonly Item[]): Item {
      const found = list[below(list.length)];
      if (found === undefined) throw new RangeError("nothing to pick from");
      return found;
    },
    some<Item>(list: readonly Item[], count: number): Item[] {
      const rest = [...list];
      const taken: Item[] = [];
      while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1));
      return taken;
    },
    digits: (count) => Array.from({ length: count }, () => below(10)).join(""),
  };
}
