import type { Movement, Side } from "./book";

/** An entry of an account: its movement's id and the balance after it. */
export interface Posted {
  id: string;
  balance: number;
}

/** A bank's own books, read once it is idle. */
export interface Books {
  movements: readonly (Movement & { id: string })[];
  /** Stored balances of the members' accounts */
  balances: ReadonlyMap<string, number>;
  /** The entries of the members' accounts, oldest first. */
  lists: ReadonlyMap<string, readonly Posted[]>;
}

/**
 * Every difference between a bank and its clients' records; none when every satang is in its place.
 * @param before the books before the first action
 * @param expected what was acknowledged to the clients, and what follows from it
 */
export function judge(before: Books, after: Books, expected: readonly Movement[]): string[] {
  return [
    ...unbalanced(after.movements),
    ...wrongBalances(before, after, expected),
    ...wrongMovements(after.movements.slice(before.movements.length), expected),
    ...wrongHouse(after.movements.slice(before.movements.length), expected),
  ];
}

function unbalanced(movements: readonly Movement[]): string[] {
  const wrong = movements.filter(({ sides }) => sum(sides) !== 0).map(({ kind, ref }) => `${kind} ${ref}`);
  const all = sum(movements.flatMap(({ sides }) => sides));
  return [
    ...wrong.map((name) => `${name} is not balanced`),
    ...(all === 0 ? [] : [`all entries together are ${all}, not zero`]),
  ];
}

function wrongBalances(before: Books, after: Books, expected: readonly Movement[]): string[] {
  const entries = totals(after.movements);
  const told = totals(expected);
  return [...after.balances].flatMap(([account, balance]) => {
    const posted = entries.get(account) ?? 0;
    const should = (before.balances.get(account) ?? 0) + (told.get(account) ?? 0);
    return [
      ...(balance < 0 ? [`${account} is below zero: ${balance}`] : []),
      ...(balance === posted ? [] : [`${account} has ${balance}, its entries sum to ${posted}`]),
      ...(balance === should ? [] : [`${account} has ${balance}, its owner was told of ${should}`]),
    ];
  });
}

/** Each acknowledged movement exists once, as it was acknowledged; and there is no other. */
function wrongMovements(found: readonly Movement[], expected: readonly Movement[]): string[] {
  const byName = new Map<string, Movement[]>();
  for (const one of found) byName.set(nameOf(one), [...(byName.get(nameOf(one)) ?? []), one]);
  const told = new Map<string, number>();
  const wrong: string[] = [];
  for (const one of expected) {
    const name = nameOf(one);
    told.set(name, (told.get(name) ?? 0) + 1);
    const same = byName.get(name) ?? [];
    if (same.length === 0) wrong.push(`${name} was acknowledged and is lost`);
    else if (written(same[0]) !== written(one))
      wrong.push(`${name} is ${written(same[0])}, was acknowledged as ${written(one)}`);
  }
  for (const [name, times] of told) if (times > 1) wrong.push(`${name} was acknowledged ${times} times`);
  for (const [name, same] of byName) {
    if (same.length > 1) wrong.push(`${name} is there ${same.length} times`);
    if (!told.has(name)) wrong.push(`${name} is there and nobody was told of it`);
  }
  return wrong;
}

function wrongHouse(found: readonly Movement[], expected: readonly Movement[]): string[] {
  const [has, should] = [totals(found), totals(expected)];
  const houses = [...new Set([...has.keys(), ...should.keys()])].filter((account) => !account.includes("/"));
  return houses
    .filter((house) => (has.get(house) ?? 0) !== (should.get(house) ?? 0))
    .map((house) => `${house} took ${has.get(house) ?? 0}, the clients reckon ${should.get(house) ?? 0}`);
}

const nameOf = ({ kind, ref }: Movement): string => `${kind} ${ref}`;
const sum = (sides: readonly Side[]): number => sides.reduce((all, [, amount]) => all + amount, 0);
const written = (movement: Movement | undefined): string =>
  [...(movement?.sides ?? [])]
    .map(([account, amount]) => `${account} ${amount}`)
    .sort()
    .join(", ");

function totals(movements: readonly Movement[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const [account, amount] of movements.flatMap(({ sides }) => sides))
    all.set(account, (all.get(account) ?? 0) + amount);
  return all;
}
