/** Deposit channels as operators set them; new requests follow at once, running ones keep their terms. */

import { z } from "zod";
import { DAY_MS, MINUTE_MS } from "@/lib/domain/time/time";
import { channelShape, depositChannel } from "../deposits";
import { endpoint } from "../endpoint";
import * as v from "../values";
import { reasonOf } from "./reasons";

const call = { service: "general", method: "POST" } as const;
const MOST_MINUTES = DAY_MS / MINUTE_MS;

export const channelSettings = z.object({
  channel: depositChannel,
  isOn: z.boolean(),
  min: v.positiveBaht,
  max: v.positiveBaht,
  /** Bangkok time; null: round the clock. */
  hours: channelShape.shape.hours.unwrap().nullable(),
  /** Usual time until the money is credited, as members are told. */
  minutes: z.number().int().min(1).max(MOST_MINUTES),
});
export type ChannelSettings = z.output<typeof channelSettings>;

const isOrdered = ({ min, max }: { min: number; max: number }) => min <= max;
/** Equal times would mean round the clock, which is said by null. */
const hasSpan = ({ hours }: Pick<ChannelSettings, "hours">) => !hours || hours.from !== hours.to;

export const allChannelSettings = endpoint({
  ...call,
  path: "/operators.deposit-channels.all",
  summary: "Settings of all deposit channels, switched-off ones included",
  access: "staff",
  mayBeAutomatic: true,
  reply: z.array(channelSettings),
});

export const setChannelSettings = endpoint({
  ...call,
  path: "/operators.deposit-channels.set",
  summary: "Switch a deposit channel on or off, set its limits, hours and usual time",
  access: "administrator",
  body: channelSettings
    .extend({ reason: reasonOf("house") })
    .refine(isOrdered, { path: ["max"], message: "limits-not-ordered" })
    .refine(hasSpan, { path: ["hours"], message: "hours-empty" }),
  reply: channelSettings,
});
