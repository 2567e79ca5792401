import { and, desc, eq, lt } from "drizzle-orm";
import { allVisitors } from "@/lib/contract/operators/visitors";
import { bangkokIso } from "@/lib/domain/time/time";
import { noteRead } from "../audit/read-log";
import { pageOf } from "../db/page";
import { serialOf } from "../db/row-ids";
import { member } from "../db/schema/members";
import { visitor } from "../db/schema/visitors";
import { defineHandler } from "../http/define-handler";

const PAGE = 50;

export const visitorViewCalls = [
  defineHandler(allVisitors, async ({ tx, caller }, { body }) => {
    const { uuid, fingerprint, cursor, limit = PAGE } = body;
    const which = and(
      uuid ? eq(visitor.member, uuid) : undefined,
      fingerprint ? eq(visitor.fingerprint, fingerprint) : undefined,
      cursor ? lt(visitor.no, serialOf(cursor)) : undefined,
    );
    const rows = await tx
      .select({ seen: visitor, userName: member.userName })
      .from(visitor)
      .leftJoin(member, eq(member.uuid, visitor.member))
      .where(which)
      .orderBy(desc(visitor.no))
      .limit(limit + 1);
    const { page, nextCursor } = pageOf(rows, limit, ({ seen }) => String(seen.no));
    const shown = page.flatMap(({ seen }) => seen.member ?? []);
    await noteRead(tx, caller, allVisitors, shown, fingerprint);
    return { items: page.map(viewOf), nextCursor };
  }),
];

function viewOf({ seen, userName }: { seen: typeof visitor.$inferSelect; userName: string | null }) {
  const { visitorId, fingerprint, userAgent, address, referUrl, pageName } = seen;
  return {
    ...{ visitorId, fingerprint, userAgent, address, referUrl, pageName, userName },
    uuid: seen.member,
    firstSeenAt: bangkokIso(seen.firstSeenAt.getTime()),
    lastSeenAt: bangkokIso(seen.lastSeenAt.getTime()),
  };
}
