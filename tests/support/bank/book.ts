import type { Poy } from "@/lib/contract/poys";
import type { RoundResult } from "@/lib/contract/results";
import { slowPayOfLines } from "../models/slow-settlement";
import type { Person } from "../world/people";

/** An account by name: a member's is `uuid/cash`, `uuid/pending` or `uuid/af`; the site's is its own name. */
export type Side = readonly [account: string, amount: number];

/** One movement of money, in satang; by kind and ref it happens once. */
export interface Movement {
  kind: string;
  ref: string;
  sides: readonly Side[];
}

interface KeptSlip extends Pick<Poy, "poyId" | "betId" | "total" | "poyListJson"> {
  member: Person;
  isCancelled: boolean;
}

export const cashOf = ({ uuid }: Pick<Person, "uuid">): string => `${uuid}/cash`;

export const pendingOf = ({ uuid }: Pick<Person, "uuid">): string => `${uuid}/pending`;
export const afOf = ({ uuid }: Pick<Person, "uuid">): string => `${uuid}/af`;

/** What the clients know from their answers alone. */
export interface Book {
  /** Acknowledged movements, each with the call that acknowledged it */
  facts: Movement[];
  slips: KeptSlip[];
  /** Pending withdrawals, by their id */
  undecided: Map<string, { member: Person; amount: number }>;
  /** Results that operators entered and had confirmed, by round */
  results: Map<string, RoundResult>;
  note(kind: string, ref: string, ...sides: Side[]): void;
  saveSlip(member: Person, poy: Poy): void;
  keepCancel(poyId: string): void;
}

export function newBook(): Book {
  const facts: Movement[] = [];
  const slips: KeptSlip[] = [];
  const note: Book["note"] = (kind, ref, ...sides) => {
    facts.push({ kind, ref, sides });
  };
  return {
    facts,
    slips,
    results: new Map(),
    undecided: new Map(),
    note,
    saveSlip(member, { poyId, betId, total, poyListJson }) {
      slips.push({ member, poyId, betId, total, poyListJson, isCancelled: false });
      note("BET_STOCK", poyId, [cashOf(member), -total], ["house-stakes", total]);
    },
    keepCancel(poyId) {
      const slip = slips.find((one) => one.poyId === poyId);
      if (!slip) throw new Error(`no slip ${poyId} was acknowledged`);
      slip.isCancelled = true;
      note("ABORT_POY", poyId, [cashOf(slip.member), slip.total], ["house-stakes", -slip.total]);
    },
  };
}

/**
 * The commissions of friends' settled slips: six thousandths of each, in whole satang.
 * @param referrerOf the referrer of a member by uuid
 */
export function commissionsOf(
  { slips, results }: Pick<Book, "slips" | "results">,
  referrerOf: ReadonlyMap<string, string>,
): Movement[] {
  return slips.flatMap(({ member, poyId, betId, total, isCancelled }) => {
    const referrer = referrerOf.get(member.uuid);
    const amount = results.has(betId) && !isCancelled ? Math.floor((total * 6) / 1000) : 0;
    if (!referrer || amount === 0) return [];
    const sides: Side[] = [
      [afOf({ uuid: referrer }), amount],
      ["house-grants", -amount],
    ];
    return [{ kind: "AF_COMMISSION", ref: poyId, sides }];
  });
}

/** The settlement of the slips by their results, computed by brute force. */
export function winsOf({ slips, results }: Pick<Book, "slips" | "results">): Movement[] {
  return slips.flatMap(({ member, poyId, betId, poyListJson, isCancelled }) => {
    const result = results.get(betId);
    const win = result && !isCancelled ? slowPayOfLines(poyListJson, result) : 0;
    const sides: Side[] = [
      [cashOf(member), win],
      ["house-stakes", -win],
    ];
    return win > 0 ? [{ kind: "WIN_STOCK", ref: poyId, sides }] : [];
  });
}
