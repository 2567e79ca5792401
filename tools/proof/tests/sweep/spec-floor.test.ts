import { describe, expect, test } from "vitest";
import { documentOf, type Kind } from "@/tools/proof/sweep/spec-floor/documents";
import { createFaults } from "@/tools/proof/sweep/spec-floor/faults";
import { everyPage } from "@/tools/testing/every-page";
import { unwrittenIn } from "@/tools/testing/visible-text";

const asked = { seed: 1, path: "/lotto", folder: "/en", reader: "member" as const };
const seen = (html: string, status = 200) => {
  const faults = createFaults();
  faults.judge(asked, { status, html });
  return faults.lines()[0] ?? null;
};

test.each([
  ["<p>Balance</p>", 200, null],
  ["<p>Balance</p>", 404, null],
  ["<p>Balance</p>", 500, "BAD  answers 500: 1"],
  ["<p>Win: <b>NaN</b></p>", 200, 'BAD  shows "NaN": 1'],
  ["<p>Closes Invalid&#32;Date</p>", 200, 'BAD  shows "Closes Invalid Date": 1'],
  ["<p>[object Object]</p>", 200, 'BAD  shows "[object Object]": 1'],
])("%s with %i: %s", (html, status, fault) => {
  expect(seen(html, status)).toBe(fault);
});

test("what no reader sees is no text", () => {
  const scripts = '<script>["$undefined",NaN]</script><style>a{}</style><!-- undefined -->';
  expect(unwrittenIn(`${scripts}<p title="undefined">Banana undefinedness</p>`)).toBeNull();
});

test.each([
  ['{"level":50,"msg":"the gate of pages failed"}', true],
  ['{"level":"error","msg":"x"}', true],
  [" ⨯ Error [ZodError]: [", true],
  ["TypeError: round is undefined", true],
  ['{"level":"warn","msg":"rows of an answer break the contract and are left out"}', false],
])("the line %s is a failure: %s", (line, isFailure) => {
  const faults = createFaults();
  faults.judgeLine(line);
  expect(faults.count()).toBe(isFailure ? 1 : 0);
});

test("every route has an address, those of rounds one for each group", () => {
  const paths = everyPage({ gov: "g-1", yeekee: "y-1" }).map(({ path }) => path);
  expect(paths.filter((path) => path.includes("["))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/lotto/gov/g-1", "/lotto/yeekee/y-1", "/results/yeekee/y-1"]),
  );
});

describe.each<Kind>(["written", "near", "torn"])("the document of %s answers", (kind) => {
  test("has every call of the floor, each with data", () => {
    const { paths } = documentOf(kind, 1_796_000_000_000) as { paths: Record<string, object> };
    const calls = Object.values(paths).flatMap(Object.values);
    expect(calls).toHaveLength(37);
    for (const call of calls)
      expect(call.responses[200].content["application/json"].schema.properties.data).not.toEqual({});
  });
});
