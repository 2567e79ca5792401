import { z } from "zod";
import * as v from "./values";

/** Where a login came from. */
export const seen = {
  /** The device's User-Agent header. */
  device: v.text(400),
  /** IP address; "" where it was not recorded. */
  place: v.text(64),
};

/** An open session, of a member or of an operator. */
export const sessionRow = z.object({
  id: v.rowId,
  ...seen,
  startedAt: v.isoTime,
  /** Rounded to the minute. */
  lastSeenAt: v.isoTime,
  current: z.boolean(),
});
export type SessionRow = z.output<typeof sessionRow>;
