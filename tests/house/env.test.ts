import { describe, expect, test } from "vitest";
import { webEnv } from "@/lib/server/config/env";
import { upstreamEnv } from "@/upstream/config/env";
import { read } from "./source-files";

const schemas = { upstream: upstreamEnv.in.shape, web: webEnv.in.shape };
const schemaKeys = [...new Set(Object.values(schemas).flatMap((shape) => Object.keys(shape)))].sort();

/** `.env.example`: name → value as written. */
const example = new Map(
  read(".env.example")
    .split("\n")
    .flatMap((line) => {
      const match = /^([A-Z_]+)=(.*)$/.exec(line);
      return match ? [[match[1] ?? "", match[2] ?? ""] as const] : [];
    }),
);

/** The table in docs/configuration.md: name → default as written. */
const table = new Map(
  [...read("docs/configuration.md").matchAll(/^`([A-Z_]+)` \| ([^|]*) \|/gm)].map((match) => [
    match[1] ?? "",
    (match[2] ?? "").trim().replace(/^`|`$/g, ""),
  ]),
);

describe("the environment", () => {
  test("has one list of names: the schemas, .env.example and the table in docs/configuration.md agree", () => {
    expect([...example.keys()].sort()).toEqual(schemaKeys);
    expect([...table.keys()].sort()).toEqual(schemaKeys);
  });

  test.each(
    Object.entries(schemas).flatMap(([name, shape]) =>
      Object.entries(shape).map(([key, schema]) => ({ name, key, schema })),
    ),
  )("$key: .env.example and the table write the default of the $name schema", ({ key, schema }) => {
    if (table.get(key) === "made") return expect(example.get(key)).toBe("");
    const unset = schema.safeParse(undefined);
    const fallback = unset.success ? asWritten(unset.data) : "";
    expect(example.get(key)).toBe(fallback);
    if (fallback) expect(table.get(key)).toBe(fallback);
  });

  test("every key of .env.example has a comment above it or above its group", () => {
    const lines = read(".env.example").split("\n");
    const bare = lines.filter((line, index) => {
      if (!/^[A-Z_]+=/.test(line)) return false;
      for (let above = index - 1; above >= 0; above--) {
        if (lines[above]?.startsWith("#")) return false;
        if (lines[above]?.trim() === "") return true;
      }
      return true;
    });
    expect(bare).toEqual([]);
  });
});

function asWritten(value: unknown): string {
  if (value === true) return "1";
  if (value === false) return "0";
  return value === undefined || (Array.isArray(value) && value.length === 0) ? "" : String(value);
}
