import { eq } from "drizzle-orm";
import { depositChannels } from "@/lib/contract/deposits";
import { callName } from "@/lib/contract/endpoint";
import { Fault } from "@/lib/contract/fault";
import {
  allChannelSettings,
  type ChannelSettings,
  setChannelSettings,
} from "@/lib/contract/operators/deposit-channels";
import { satang, toBaht } from "@/lib/domain/money/money";
import { writeAudit } from "../audit/audit";
import { depositChannel } from "../db/schema/deposits";
import { defineHandler } from "../http/define-handler";

type Row = typeof depositChannel.$inferSelect;

export const depositChannelCalls = [
  defineHandler(allChannelSettings, async ({ tx }) => {
    const rows = await tx.select().from(depositChannel);
    return depositChannels.flatMap((channel) => {
      const row = rows.find((each) => each.channel === channel);
      return row ? [settingsOf(row, channel)] : [];
    });
  }),

  defineHandler(setChannelSettings, async ({ tx, caller }, { body }) => {
    const { channel, hours, reason, ...rest } = body;
    const own = eq(depositChannel.channel, channel);
    const [before] = await tx.select().from(depositChannel).where(own).for("update");
    if (!before) throw new Fault("not-found");
    const [after] = await tx
      .update(depositChannel)
      .set({ ...rest, openFrom: hours?.from ?? null, openTo: hours?.to ?? null })
      .where(own)
      .returning();
    if (!after) throw new Error("no channel row");
    await writeAudit(tx, caller, {
      action: callName(setChannelSettings),
      target: channel,
      before: inBaht(settingsOf(before, channel)),
      after: inBaht(settingsOf(after, channel)),
      reason,
    });
    return settingsOf(after, channel);
  }),
];

const settingsOf = (
  { isOn, min, max, openFrom, openTo, minutes }: Row,
  channel: ChannelSettings["channel"],
): ChannelSettings => ({
  channel,
  isOn,
  min: satang(min),
  max: satang(max),
  hours: openFrom && openTo ? { from: openFrom, to: openTo } : null,
  minutes,
});

const inBaht = (settings: ChannelSettings) => ({
  ...settings,
  min: toBaht(settings.min),
  max: toBaht(settings.max),
});
