import { describe, expect, test } from "vitest";
import { z } from "zod";
import { baht, clockTime, date, isoTime } from "@/lib/contract/values";
import { coerce } from "@/lib/server/floor/coerce";

describe("values of other services", () => {
  test.each([
    ["money as text", baht, "1234.50", 1234.5],
    ["money with thousands", baht, "1,234.50", 1234.5],
    ["a fraction finer than a satang", baht, 10.004, 10],
    ["a whole number with a fraction", z.number().int(), 7.9, 7],
    ["a number where text stands", z.string(), 42, "42"],
    ["a flag as a number", z.boolean(), 1, true],
    ["a flag as text", z.boolean(), "false", false],
    ["null for what is absent", z.string().optional(), null, undefined],
    ["nothing for what may be null", z.string().nullable(), undefined, null],
    ["a missing list", z.array(z.string()), null, []],
    ["a time without an offset", isoTime, "2026-11-30 15:20:00", "2026-11-30T15:20:00+07:00"],
    ["epoch seconds", isoTime, 1_796_000_000, "2026-11-30T07:53:20+07:00"],
    ["epoch milliseconds", isoTime, 1_796_000_000_000, "2026-11-30T07:53:20+07:00"],
    ["a time in UTC stays as it is", isoTime, "2026-11-30T08:20:00Z", "2026-11-30T08:20:00Z"],
    ["a time where a day stands", date, "2026-11-30T22:00:00Z", "2026-12-01"],
    ["a time of day with seconds", clockTime, "15:20:00", "15:20"],
    [
      "the option of a union that fits",
      z.union([z.object({ a: z.number() }), z.null()]),
      { a: "1" },
      { a: 1 },
    ],
    [
      "fields of lists in objects",
      z.object({ rows: z.array(z.object({ n: z.number() })) }),
      { rows: [{ n: "2" }] },
      { rows: [{ n: 2 }] },
    ],
    ["what has no reading", baht, "much", "much"],
  ] as const)("%s", (_, shape, told, read) => {
    expect(coerce(shape, told)).toEqual(read);
  });

  test("unknown fields pass, and absent ones are not made up", () => {
    const shape = z.object({ name: z.string(), count: z.number() });
    expect(coerce(shape, { name: "x", more: 1 })).toEqual({ name: "x", more: 1 });
  });
});
