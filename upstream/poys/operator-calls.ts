import { eq } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import { allOperatorPoys, oneOperatorPoy } from "@/lib/contract/operators/poys";
import { noteRead } from "../audit/read-log";
import { member } from "../db/schema/members";
import { poy } from "../db/schema/poys";
import { defineHandler } from "../http/define-handler";
import { postingsOf } from "./postings";
import { poyOf } from "./poy-view";
import { isReceiptIntact } from "./receipt-check";
import { poyPage } from "./search-poys";

export const operatorPoyCalls = [
  defineHandler(allOperatorPoys, async ({ tx, caller }, { body }) => {
    const page = await poyPage(tx, body);
    const shown = page.items.map(({ uuid }) => uuid);
    await noteRead(tx, caller, allOperatorPoys, shown);
    return page;
  }),

  defineHandler(oneOperatorPoy, async ({ tx, caller }, { body: { poyId } }) => {
    const [found] = await tx
      .select({ uuid: member.uuid, userName: member.userName, isLate: poy.isLate })
      .from(poy)
      .innerJoin(member, eq(member.uuid, poy.member))
      .where(eq(poy.poyId, poyId));
    if (!found) throw new Fault("not-found");
    const { isLate, ...owner } = found;
    const slip = await poyOf(tx, owner.uuid, poyId);
    await noteRead(tx, caller, oneOperatorPoy, [owner.uuid]);
    return {
      ...slip,
      ...owner,
      ...(isLate ? { isLate } : {}),
      postings: await postingsOf(tx, poyId),
      isReceiptIntact: await isReceiptIntact(tx, poyId),
    };
  }),
];
