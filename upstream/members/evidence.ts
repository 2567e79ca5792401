import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { Fault } from "@/lib/contract/fault";
import {
  type MemberLink,
  MOST_LINKS,
  memberEvidence,
  memberLinks,
} from "@/lib/contract/operators/member-evidence";
import { bangkokIso, DAY_MS } from "@/lib/domain/time/time";
import { givenByHand } from "../approvals/hand-money";
import { noteRead } from "../audit/read-log";
import { member, session } from "../db/schema/members";
import type { Tx } from "../db/tx";
import { defineHandler } from "../http/define-handler";
import { turnoverStateOf } from "../turnovers/staked-credits";
import { formerNamesOf } from "./legal-name";
import { limitsStateOf } from "./player-limits";

const SESSIONS_SHOWN = 20;
/** How long an address counts as a sign of who used it. */
const ADDRESS_LIFE_MS = 30 * DAY_MS;

export const memberEvidenceCalls = [
  defineHandler(memberEvidence, async ({ tx, caller }, { body: { uuid } }) => {
    const own = and(eq(member.uuid, uuid), isNull(member.role));
    const [row] = await tx.select().from(member).where(own);
    if (!row) throw new Fault("not-found");
    await noteRead(tx, caller, memberEvidence, [uuid]);
    const { left, ...turnover } = await turnoverStateOf(tx, uuid);
    return {
      name: row.name,
      nameFixedAt: row.nameFixedAt && bangkokIso(row.nameFixedAt.getTime()),
      formerNames: (await formerNamesOf(tx, [uuid])).get(uuid) ?? [],
      turnover: { ...turnover, turnOver: left },
      limits: await limitsStateOf(tx, uuid),
      handMade: await givenByHand(tx, uuid),
      sessions: await sessionsOf(tx, uuid),
    };
  }),

  defineHandler(memberLinks, async ({ tx, caller }, { body: { uuid } }) => {
    const links = await linksOf(tx, uuid);
    await noteRead(tx, caller, memberLinks, [uuid, ...links.map((link) => link.uuid)]);
    return links;
  }),
];

async function sessionsOf(tx: Tx, uuid: string) {
  const rows = await tx
    .select()
    .from(session)
    .where(eq(session.member, uuid))
    .orderBy(desc(session.startedAt))
    .limit(SESSIONS_SHOWN);
  return rows.map(({ id, userAgent, address, startedAt, seenAt, endedAt }) => ({
    id,
    device: userAgent,
    place: address,
    startedAt: bangkokIso(startedAt.getTime()),
    lastSeenAt: bangkokIso(seenAt.getTime()),
    endedAt: endedAt && bangkokIso(endedAt.getTime()),
  }));
}

interface Linked {
  [column: string]: unknown;
  uuid: string;
  user_name: string;
  created: number;
  closed: number | null;
  signs: MemberLink["signs"];
}

/**
 * Members who share a sign with this one. Sessions are in real time, as their address is that of the last page
 * view; a rejected bank account was never its member's. A sign is looked up once, however many sessions of the member
 * have it: joined session by session, a member of many at a busy address took seconds.
 */
async function linksOf(tx: Tx, uuid: string): Promise<MemberLink[]> {
  const { rows } = await tx.execute<Linked>(sql`
    WITH shared AS (
      SELECT other.member, 'device' AS sign FROM session other WHERE other.device_id <> '' AND other.device_id IN
        (SELECT own.device_id FROM session own WHERE own.member = ${uuid})
      UNION
      SELECT other.member, 'address' FROM session other WHERE other.address <> ''
        AND other.seen_at > clock_timestamp() - ${ADDRESS_LIFE_MS} * interval '1 millisecond' AND other.address IN
        (SELECT own.address FROM session own WHERE own.member = ${uuid}
          AND own.seen_at > clock_timestamp() - ${ADDRESS_LIFE_MS} * interval '1 millisecond')
      UNION
      SELECT other.member, 'bank' FROM member_bank own
        JOIN member_bank other ON other.bank_code = own.bank_code AND other.account_number = own.account_number
          AND other.status <> 'rejected'
        WHERE own.member = ${uuid}
    )
    SELECT m.uuid, m.user_name, epoch_ms(m.created_at) AS created, epoch_ms(m.closed_at) AS closed,
      array_agg(s.sign ORDER BY s.sign) AS signs
    FROM shared s JOIN member m ON m.uuid = s.member
    WHERE m.uuid <> ${uuid} AND m.role IS NULL
    GROUP BY m.uuid ORDER BY count(*) DESC, m.user_name LIMIT ${MOST_LINKS}`);
  return rows.map(({ uuid: other, user_name: userName, created, closed, signs }) => ({
    uuid: other,
    userName,
    createdAt: bangkokIso(created),
    closedAt: closed === null ? null : bangkokIso(closed),
    signs,
  }));
}
