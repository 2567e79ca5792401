import { toSatang } from "@/lib/domain/money/money";
import { changedFields } from "@/lib/kernel/record-diff";
import { bahtText } from "../fields/baht-text";

/** One detail of what would change; `before` only where there is a value that it replaces. */
export interface ApprovalDetail {
  /** The detail's path: `userName`, `replaces.fingerprint`. */
  readonly name: string;
  readonly before?: string;
  readonly value: string;
}

/** Details that are money, in baht on the wire. */
const money: ReadonlySet<string> = new Set([
  ...[
    "amount",
    "announced",
    "cash",
    "payout",
    "stakes",
    "latePayout",
    "lateStakes",
    "betMin",
    "betMax",
    "memberMax",
  ],
]);

/**
 * What an action would change, as texts: its own facts, then each field that it changes, from what to what. A
 * value is put into words by `say`, which gets the detail's name; money is written as money.
 */
export function approvalDetails(
  { before, after, ...facts }: Readonly<Record<string, unknown>>,
  say: (name: string, text: string) => string,
): readonly ApprovalDetail[] {
  const textOf = (name: string, text: string) =>
    money.has(name) ? bahtText(toSatang(Number(text))) : say(name, text);
  const own = changedFields({}, facts).map(({ field, after: value }) => ({
    name: field,
    value: textOf(field, value ?? ""),
  }));
  const changes = changedFields(before, after).map(({ field, before: was, after: is }) => {
    const name = field || "change";
    return {
      name,
      value: is === null ? "—" : textOf(name, is),
      ...(was !== null && { before: textOf(name, was) }),
    };
  });
  return [...own, ...changes];
}
