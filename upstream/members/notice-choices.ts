import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { type NoticeChoices, readNoticeChoices, setNoticeChoices } from "@/lib/contract/notice-choices";
import { type ResultNews, usualNews } from "@/lib/domain/notice-choices";
import type { Tx } from "../db/connect";
import { noticeChoice } from "../db/tables/notice-choices";
import { serve } from "../http/serve-endpoint";

/** Ways out of the site that messages are sent by here. LINE has no sender yet, and nobody is told otherwise. */
const offeredBy = (canMessage: boolean) => ({ push: canMessage, line: false });

export const noticeChoiceCalls = [
  serve(readNoticeChoices, ({ tx, caller, canMessage }) => choicesOf(tx, caller.uuid, offeredBy(canMessage))),
  serve(setNoticeChoices, async ({ tx, caller, canMessage }, { body }) => {
    const offered = offeredBy(canMessage);
    if ((body.push && !offered.push) || (body.line && !offered.line)) throw new Fault("not-offered");
    await tx
      .insert(noticeChoice)
      .values({ member: caller.uuid, ...body })
      .onConflictDoUpdate({ target: noticeChoice.member, set: { member: caller.uuid, ...body } });
    return choicesOf(tx, caller.uuid, offered);
  }),
];

async function choicesOf(tx: Tx, uuid: string, offered: NoticeChoices["offered"]): Promise<NoticeChoices> {
  const [row] = await tx.select().from(noticeChoice).where(eq(noticeChoice.member, uuid));
  if (!row) return { ...usualNews, push: false, line: false, offered };
  const { results, money, push, line } = row;
  // A way that was taken out of service sends nothing, whatever was once chosen.
  return {
    results: results as ResultNews,
    money,
    push: push && offered.push,
    line: line && offered.line,
    offered,
  };
}
