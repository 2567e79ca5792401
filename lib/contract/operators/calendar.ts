/** Operators' calls on the days of markets: closed and short ones, moved draws, and until when they are known. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { marketKey } from "../rounds";
import * as v from "../values";
import { approvalFaults, outcomeOf } from "./outcome";
import { reasonOf } from "./reasons";
import { holidayRow, MOST_MARKETS } from "./rounds";

/** Most days of one entry: a month of Ramadan, a year that an exchange has announced. */
export const MOST_CALENDAR_DAYS = 400;

/** How a day differs from the schedule, or that an operator has entered it as usual. */
const kind = z.enum(["closed", "short", "usual", "moved"]);

export const calendarDay = z.object({
  dt: v.date,
  kind,
  /** Of a short day: from when the figure may exist, by the exchange's clock. */
  figure: v.clockTime.optional(),
  /** Of a moved draw: the day on which it is held. */
  heldOn: v.date.optional(),
  betTypes: z.array(marketKey).min(1),
  /** The exchange's name for it, or the operator's reason. */
  why: v.text(300),
  /** The operator who entered it; absent where it stands in the table of the exchange. */
  by: v.text(64, 1).optional(),
});
export type CalendarDay = z.output<typeof calendarDay>;

export const calendarEnd = z.object({
  betTypes: z.array(marketKey).min(1),
  /** The last day that is known. */
  until: v.date,
});
export type CalendarEnd = z.output<typeof calendarEnd>;

export const allCalendarDays = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.calendar.all",
  summary: "Closed, short and moved days of every market in a time, and where its table ends",
  access: "staff",
  body: z.object({ from: v.date, to: v.date }),
  mayBeAutomatic: true,
  reply: z.object({
    days: z.array(calendarDay),
    /** Markets whose table ends, those that end first on top. */
    ends: z.array(calendarEnd),
  }),
  faults: ["window-too-long"],
});

const entry = {
  betTypes: z.array(marketKey).min(1).max(MOST_MARKETS),
  /** The first and the last day, both included. */
  from: v.date,
  to: v.date,
  reason: reasonOf("round"),
};

export const setCalendarDays = endpoint({
  service: "general",
  method: "POST",
  access: "administrator",
  path: "/operators.calendar.set",
  summary:
    "Enter short or usual days of markets, or move a draw; what lets bets go on longer needs a second operator. Closed days are entered as a holiday",
  body: z.discriminatedUnion("kind", [
    z.object({ ...entry, kind: z.literal("short"), figure: v.clockTime }),
    z.object({ ...entry, kind: z.literal("usual") }),
    z.object({ ...entry, kind: z.literal("moved"), heldOn: v.date }),
  ]),
  reply: outcomeOf(
    z.object({
      /** How many days were entered, over all markets. */
      days: z.number().int().nonnegative(),
      /** Rounds that existed already, and what became of each. */
      rows: z.array(holidayRow),
    }),
  ),
  faults: [...approvalFaults, "window-too-long", "calendar-days-malformed", "round-sealed"],
});
