import { describe, expect, test } from "vitest";
import { importsOf, show } from "./imports";
import { read, rooms, sourcesUnder } from "./source-files";

/** The one place that formats, parses and reckons days and times, on dayjs (decision 58). */
const isTimeLayer = (file: string) => /^lib\/domain\/time\/time(-[a-z]+)?\.ts$/.test(file);

const tops = ["middleware.ts", "instrumentation.ts", "instrumentation-client.ts"];
const files = [...sourcesUnder([...rooms, "scripts", "tools"]), ...tops]
  .filter((file) => /\.(tsx?|mjs)$/.test(file))
  .filter((file) => !isTimeLayer(file));

/** What reckons by hand. `Date.now()` is the clock, and `new Date(ms)` hands an instant to what takes no number. */
const byHand: Record<string, RegExp> = {
  "parts of a Date": /\.(get|set)(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(/,
  "Date reads or writes text": /\bDate\.(UTC|parse)\(|\bnew Date\(\s*["'`]|\.to(ISO|UTC|Date|Time)String\(/,
  "several parts make a Date": /\bnew Date\((?:[^()\n]|\([^()\n]*\))+,\s*\S/,
  "the engine's words and zones":
    /\bIntl\.(DateTime|RelativeTime|Duration)Format\b|\.toLocale(Date|Time)String\(/,
  "milliseconds and seconds of a day": /\b(86_?400(_?000)?|3_?600_000|1_440)\b|\b24 \* 60\b|\b24 \* 3_?600/,
  "a cut text":
    /(\b(\w+(Iso|Date|Day)|display\w+|toISOString|bangkok\w+)\((?:[^()\n]|\([^()\n]*\))*\)|\b(at|date|day|dt|iso|now|time|today|wall)|(At|Date|Day|Iso|Time))\.(slice|substring|substr)\((0, ?(4|5|7|10|13|16|19)|5, ?7|8(, ?10)?|11(, ?1[369])?)\)/,
  "a turned text": /\.split\("[-/]"\)\.(reverse|toReversed)\(\)/,
  "two digits put together": /padStart\(2, "0"\)[^\n]*:\$\{|\$\{[^}\n]*\}[-/:]\$\{[^}\n]*padStart\(2, "0"\)/,
  "a pattern of days or clocks": /\\d\{4\}\)?(-|\[[^\]]*\]\??)\(?\\d|\[01\]\\d\|2\[0-3\]/,
};

/** Who does nevertheless, what, and why. */
const allowed: Record<string, readonly (keyof typeof byHand)[]> = {
  // Which zone a device is in is a trait of it; nothing is reckoned.
  "lib/client/device/visitor-id.ts": ["the engine's words and zones"],
  // The shape of a time of day, stated in the OpenAPI document.
  "lib/contract/values.ts": ["a pattern of days or clocks"],
  // Where in a round's id its day stands.
  "lib/domain/rounds/bet-id.ts": ["a pattern of days or clocks"],
  // Finds dates within pasted text in order to leave them out.
  "lib/domain/poy/paste/asides.ts": ["a pattern of days or clocks"],
  // Puts slashes between digits while they are typed.
  "lib/domain/time/typed-day.ts": ["a pattern of days or clocks"],
  // Patterns that find what goes past a package, and their examples.
  "scripts/packages/shared-packages.ts": ["parts of a Date", "the engine's words and zones"],
  // Run before packages are installed: they name the moment of a run for machines.
  "scripts/launch/record.mjs": ["Date reads or writes text"],
  "scripts/launch/times-table.mjs": ["a cut text"],
  // Runs on any machine with Node alone and shares no code with the site that it checks.
  "scripts/verify-draw.mjs": ["Date reads or writes text"],
};

const found = files.flatMap((file) => {
  const text = read(file);
  return Object.entries(byHand)
    .filter(([, pattern]) => pattern.test(text))
    .map(([kind]) => ({ file, kind }));
});

describe("days and times", () => {
  test("are formatted, parsed and reckoned in lib/domain/time/time*.ts alone", () => {
    expect(found.filter(({ file, kind }) => !allowed[file]?.includes(kind))).toEqual([]);
  });

  test("are done by hand where the list says so, and the list says no more", () => {
    const listed = Object.entries(allowed).flatMap(([file, kinds]) => kinds.map((kind) => ({ file, kind })));
    expect(
      listed.filter((one) => !found.some(({ file, kind }) => file === one.file && kind === one.kind)),
    ).toEqual([]);
  });

  test("come from one library, which only that place imports", () => {
    const libraries = /^(dayjs|date-fns|luxon|moment|@date-io)\b/;
    const strays = files
      .filter((file) => file !== "scripts/packages/shared-packages.ts")
      .flatMap(importsOf)
      .filter(({ to, isPackage }) => isPackage && libraries.test(to));
    expect(strays.map(show)).toEqual([]);
  });
});
