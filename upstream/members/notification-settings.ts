import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import {
  type NotificationSettings,
  readNotificationSettings,
  setNotificationSettings,
} from "@/lib/contract/notification-settings";
import {
  defaultNotifications,
  type ResultNotifications,
} from "@/lib/domain/notifications/notification-settings";
import { member } from "../db/schema/members";
import { noticeChoice } from "../db/schema/notice-choices";
import type { Tx } from "../db/tx";
import type { Context } from "../http/context";
import { defineHandler } from "../http/define-handler";

/** Channels outside the site by which this deployment can send messages. */
const offeredBy = ({ services }: Pick<Context<unknown>, "services">) => ({
  push: services.canMessage,
  line: services.canLine,
});

export const notificationSettingCalls = [
  defineHandler(readNotificationSettings, (context) =>
    choicesOf(context.tx, context.caller.uuid, offeredBy(context)),
  ),
  defineHandler(setNotificationSettings, async (context, { body }) => {
    const { tx, caller, origin } = context;
    const offered = offeredBy(context);
    if ((body.push && !offered.push) || (body.line && !offered.line)) throw new Fault("not-offered");
    if (body.line && !(await isLineLinked(tx, caller.uuid))) throw new Fault("line-unlinked");
    const chosen = {
      member: caller.uuid,
      ...body,
      language: context.language.slice(0, 100),
      siteOrigin: origin.siteOrigin,
    };
    await tx
      .insert(noticeChoice)
      .values(chosen)
      .onConflictDoUpdate({ target: noticeChoice.member, set: chosen });
    return choicesOf(tx, caller.uuid, offered);
  }),
];

async function isLineLinked(tx: Tx, uuid: string): Promise<boolean> {
  const [row] = await tx.select({ lineUid: member.lineUid }).from(member).where(eq(member.uuid, uuid));
  return Boolean(row?.lineUid);
}

async function choicesOf(
  tx: Tx,
  uuid: string,
  offered: NotificationSettings["offered"],
): Promise<NotificationSettings> {
  const [row] = await tx.select().from(noticeChoice).where(eq(noticeChoice.member, uuid));
  const isLinked = await isLineLinked(tx, uuid);
  if (!row) return { ...defaultNotifications, push: false, line: false, offered, isLineLinked: isLinked };
  const { results, money, push, line } = row;
  // A channel that is no longer configured sends nothing, whatever was once chosen.
  return {
    results: results as ResultNotifications,
    money,
    push: push && offered.push,
    line: line && offered.line && isLinked,
    offered,
    isLineLinked: isLinked,
  };
}
