/** Whoever opens the site may live in any zone: the rules of days and times are run on machines of several. */
import { execFileSync } from "node:child_process";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";

/** The hours of the weeks in which these machines change their clocks, and two years of days. */
const program = `
  import * as time from "@/lib/domain/time/time";
  import { readDay } from "@/lib/domain/time/time-written";
  import { atZone } from "@/lib/domain/time/time-zone";
  const weeks = (day, count) => Array.from({ length: count * 168 }, (_, at) => time.epochMs(day + "T00:30:00Z") + at * 3_600_000);
  const hours = [...weeks("2026-03-01", 6), ...weeks("2026-09-20", 2)];
  const days = Array.from({ length: 730 }, (_, at) => time.addDays("2026-01-01", at));
  const said = [
    hours.map((ms) => [time.displayDateTime(ms), time.bangkokIso(ms), time.epochMs(time.bangkokIso(ms)) - ms]),
    days.map((day) => [time.atBangkok(day, "02:30"), time.weekday(day), time.endOfMonth(day), time.addMonths(day, 1)]),
    days.map((day) => [time.displayDate(day), readDay(time.displayDate(day)), time.daysBetween(day, "2026-01-01")]),
    days.filter((_, at) => at % 14 === 9).map((day) => ["America/New_York", "Europe/London"].map((zone) => atZone(day, "01:30", zone))),
  ];
  console.log(new Date(1_767_225_600_000).getTimezoneOffset());
  console.log(JSON.stringify(said));
`;

const [built] = buildSync({
  stdin: { contents: program, resolveDir: process.cwd(), loader: "ts" },
  ...{ bundle: true, write: false, platform: "node", format: "cjs" },
}).outputFiles;

function saidIn(zone: string): { offset: string | undefined; said: string | undefined } {
  const text = execFileSync(process.execPath, ["-"], {
    input: built?.text ?? "",
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
    maxBuffer: 32 * 1024 * 1024,
  });
  const [offset, said] = text.split("\n");
  return { offset, said };
}

const inBangkok = saidIn("Asia/Bangkok");

test.each([
  ["UTC", "0"],
  ["America/New_York", "300"],
  ["Europe/London", "0"],
  ["Pacific/Auckland", "-780"],
])("a machine in %s says the same as one in Bangkok", (zone, offset) => {
  const there = saidIn(zone);
  expect([inBangkok.offset, there.offset]).toEqual(["-420", offset]);
  expect(there.said === inBangkok.said && (there.said?.length ?? 0) > 50_000).toBe(true);
});
