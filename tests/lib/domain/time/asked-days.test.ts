import { expect, test } from "vitest";
import { readAskedDays, runningDay } from "@/lib/domain/time/asked-days";
import { epochMs } from "@/lib/domain/time/time";

test.each([
  ["nothing", {}, [undefined, undefined]],
  ["empty boxes", { from: "", to: "" }, [undefined, undefined]],
  ["days as they are typed", { from: "1/11/2569", to: "05/11/2026" }, ["2026-11-01", "2026-11-05"]],
  ["one day", { from: "2026-11-05", to: "05/11/2026" }, ["2026-11-05", "2026-11-05"]],
  ["an end alone", { to: "2026-11-05" }, [undefined, "2026-11-05"]],
] as const)("%s is taken without a remark", (_, asked, [from, to]) => {
  expect(readAskedDays(asked)).toEqual({ from, to, remarks: [] });
});

test("of a day that does not exist the nearest one is taken", () => {
  expect(readAskedDays({ from: " 31/02/2026 ", to: "05/11/2026" })).toEqual({
    from: "2026-02-28",
    to: "2026-11-05",
    remarks: [{ why: "no-such-day", asked: "31/02/2026", day: "2026-02-28" }],
  });
});

test("days the wrong way round change places, and are remarked as they were asked for", () => {
  expect(readAskedDays({ from: "05/11/2026", to: "01/11/2026" })).toEqual({
    from: "2026-11-01",
    to: "2026-11-05",
    remarks: [{ why: "reversed", from: "2026-11-05", to: "2026-11-01" }],
  });
});

test("what is not written like a day is left out, and not repeated", () => {
  expect(readAskedDays({ from: "soon", to: ["2026-11-01", "2026-11-02"] })).toEqual({
    from: undefined,
    to: undefined,
    remarks: [{ why: "unread" }],
  });
});

test.each([
  ["2026-11-29", "2026-11-29T00:00:00+07:00", "2026-11-28"],
  ["2026-11-29", "2026-11-29T03:59:59+07:00", "2026-11-28"],
  ["2026-11-29", "2026-11-29T04:00:00+07:00", null],
  ["2026-11-28", "2026-11-29T01:00:00+07:00", null],
  ["2026-11-30", "2026-11-29T01:00:00+07:00", null],
  [undefined, "2026-11-29T01:00:00+07:00", null],
])("asked for %s at %s, the lottery day that still runs is %s", (from, at, day) => {
  expect(runningDay(from, epochMs(at))).toBe(day);
});
