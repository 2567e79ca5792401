/** A field of a record whose value changed; null where it was or is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The fields in which two JSON values differ, by the name of each. Values that are no records are one field, "". */
export function changedFields(before: unknown, after: unknown): readonly FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** Every leaf of a JSON value by its path: `account.bankCode`. */
function fieldsOf(value: unknown, path = ""): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object") return new Map([[path, String(value)]]);
  if (Array.isArray(value)) return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [...fieldsOf(inner, path ? `${path}.${name}` : name)]),
  );
}
