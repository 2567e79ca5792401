/** Queries of `\dt` and similar commands, with the name that follows as their only value. */
const queries: Record<string, string> = {
  "\\dt": `SELECT relname AS "table", greatest(reltuples, 0)::bigint AS "rows (estimated)",
      pg_size_pretty(pg_total_relation_size(oid)) AS size
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname LIKE coalesce(nullif($1, ''), '%') ORDER BY 1`,
  "\\d": `SELECT attname AS "column", format_type(atttypid, atttypmod) AS type,
      CASE WHEN attnotnull THEN 'not null' END AS "null", pg_get_expr(adbin, adrelid) AS "default"
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
  "\\dc": `SELECT conname AS "constraint", pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE conrelid = to_regclass($1) ORDER BY 1`,
  "\\di": `SELECT indexname AS index, indexdef AS definition
    FROM pg_indexes WHERE schemaname = 'public' AND tablename = $1 ORDER BY 1`,
  "\\df": `SELECT proname AS function, pg_get_function_identity_arguments(oid) AS arguments,
      pg_get_function_result(oid) AS returns
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      AND proname LIKE coalesce(nullif($1, ''), '%') ORDER BY 1`,
  "\\sf": `SELECT pg_get_functiondef(oid) AS source
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proname = $1`,
};

export const help = `\\dt [PATTERN]  tables          \\df [PATTERN]  functions
\\d TABLE      its columns      \\sf FUNCTION   its source
\\dc TABLE     its constraints  \\di TABLE      its indexes
\\q            leave            anything else is SQL and ends with a semicolon`;

/** The query of a command such as `\d poy`, with its value; null for an unknown command. */
export function shortcutOf(line: string): { text: string; values: [string] } | null {
  const [name = "", value = ""] = line.trim().replace(/;$/, "").split(/\s+/);
  const text = queries[name];
  return text ? { text, values: [value] } : null;
}
