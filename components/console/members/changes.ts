import { formatBaht, satang } from "@/lib/domain/money/money";

/** One field of a record that an action changed; `from` is undefined where there was none before. */
export interface Change {
  name: string;
  from: string | undefined;
  to: string | undefined;
}

/** Fields that the log keeps in satang. */
const amounts: ReadonlySet<string> = new Set(["amount", "cash"]);

/** The fields that differ between a record before and after an action, in the order of the later one. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(to), ...Object.keys(from)])];
  return names
    .map((name) => ({ name, from: textOf(name, from[name]), to: textOf(name, to[name]) }))
    .filter((change) => change.from !== change.to);
}

function fieldsOf(record: unknown): Readonly<Record<string, unknown>> {
  if (record === null || record === undefined) return {};
  return typeof record === "object" && !Array.isArray(record)
    ? (record as Record<string, unknown>)
    : { value: record };
}

function textOf(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (amounts.has(name) && typeof value === "number") return `฿${formatBaht(satang(value))}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}
