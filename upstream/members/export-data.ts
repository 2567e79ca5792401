import { type SQL, sql } from "drizzle-orm";
import { exportOwnData, type OwnData } from "@/lib/contract/own-data";
import { bangkokIso } from "@/lib/domain/time/time";
import { defineHandler } from "../http/define-handler";
import { consumeLimit } from "../http/rate-limit";

/** Satang as baht, an instant as the API writes it. */
const baht = (column: SQL) => sql`round(${column} / 100.0, 2)`;
const iso = (column: SQL) =>
  sql`to_char(${column} AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')`;

type Section = Exclude<keyof OwnData, "exportedAt" | "profile">;

/** The tables with a member's data. Secrets (hashes, keys) are left out. */
const sections: Record<Section, (uuid: string) => SQL> = {
  terms: (uuid) => sql`
    SELECT version, ${iso(sql`accepted_at`)} AS "acceptedAt"
    FROM terms_acceptance WHERE member = ${uuid} ORDER BY accepted_at`,
  partners: (uuid) => sql`SELECT partner, subject FROM partner_member WHERE member = ${uuid}`,
  devices: (uuid) => sql`
    SELECT visitor_id AS "visitorId", device, user_agent AS "userAgent", address AS place,
      refer_url AS "cameFrom", ${iso(sql`first_seen_at`)} AS "firstSeenAt", ${iso(sql`last_seen_at`)} AS "lastSeenAt"
    FROM visitor WHERE member = ${uuid} ORDER BY first_seen_at`,
  sessions: (uuid) => sql`
    SELECT ${iso(sql`started_at`)} AS "startedAt", ${iso(sql`greatest(seen_at, acted_at)`)} AS "lastSeenAt",
      ${iso(sql`ended_at`)} AS "endedAt", user_agent AS device, address AS place
    FROM session WHERE member = ${uuid} ORDER BY started_at`,
  passkeys: (uuid) => sql`
    SELECT name, ${iso(sql`created_at`)} AS "createdAt", ${iso(sql`used_at`)} AS "usedAt"
    FROM passkey WHERE member = ${uuid} ORDER BY created_at`,
  banks: (uuid) => sql`
    SELECT bank_id AS "bankId", bank_code AS "bankCode", account_number AS "accountNumber", name, status, reason,
      ${iso(sql`created_at`)} AS "createdAt", ${iso(sql`decided_at`)} AS "decidedAt"
    FROM member_bank WHERE member = ${uuid} ORDER BY bank_id`,
  poys: (uuid) => sql`
    SELECT p.poy_id AS "poyId", p.poy_no AS "poyNo", p.bet_id AS "betId", ${baht(sql`p.total`)} AS total,
      ${baht(sql`p.win`)} AS win, p.status, p.note, p.receipt, ${iso(sql`p.created_at`)} AS "createdAt",
      ${iso(sql`p.cancelled_at`)} AS "cancelledAt",
      (SELECT coalesce(json_agg(json_build_object('option', l.option, 'number', l.number,
          'price', ${baht(sql`l.price`)}, 'rate', ${baht(sql`l.multiply_hundredths`)}) ORDER BY l.seq), '[]')
        FROM poy_line l WHERE l.poy_id = p.poy_id) AS lines,
      (SELECT coalesce(json_agg(json_build_object('number', s.number, 'sets', s.sets,
          'price', ${baht(sql`s.price`)}) ORDER BY s.seq), '[]')
        FROM set_line s WHERE s.poy_id = p.poy_id) AS sets
    FROM poy p WHERE p.member = ${uuid} ORDER BY p.poy_no`,
  games: (uuid) => sql`
    SELECT partner, game_id AS game, round, status, ${baht(sql`staked`)} AS staked, ${baht(sql`returned`)} AS returned,
      ${iso(sql`opened_at`)} AS "openedAt", ${iso(sql`ended_at`)} AS "endedAt"
    FROM game_round WHERE member = ${uuid} ORDER BY opened_at`,
  transactions: (uuid) => sql`
    SELECT m.id::text AS id, m.kind AS type, a.kind AS account, ${baht(sql`e.amount`)} AS amount,
      ${baht(sql`e.balance_after`)} AS balance, m.reason AS note, ${iso(sql`m.created_at`)} AS "createdAt"
    FROM account a JOIN entry e ON e.account = a.id JOIN movement m ON m.id = e.movement
    WHERE a.owner = ${uuid} ORDER BY m.id`,
  deposits: (uuid) => sql`
    SELECT id, channel, ${baht(sql`prepare_total`)} AS total, status, reason,
      ${baht(sql`credited_amount`)} AS credited, ${iso(sql`created_at`)} AS "createdAt",
      ${iso(sql`ended_at`)} AS "endedAt"
    FROM deposit WHERE member = ${uuid} ORDER BY created_at`,
  withdrawals: (uuid) => sql`
    SELECT id, bank_id AS "bankId", ${baht(sql`amount`)} AS amount, status, reason,
      ${iso(sql`created_at`)} AS "createdAt", ${iso(sql`paid_at`)} AS "paidAt"
    FROM withdrawal WHERE member = ${uuid} ORDER BY no`,
  shots: (uuid) => sql`
    SELECT bet_id AS "betId", seq, number, alias, ms FROM ying WHERE member = ${uuid} ORDER BY ms`,
  rewards: (uuid) => sql`
    SELECT achievement, ${iso(sql`claimed_at`)} AS "claimedAt"
    FROM achievement_claim WHERE member = ${uuid} ORDER BY claimed_at`,
  numberSets: (uuid) => sql`
    SELECT name, rows, ${iso(sql`updated_at`)} AS "updatedAt"
    FROM number_set WHERE member = ${uuid} ORDER BY updated_at`,
  limits: (uuid) => sql`
    SELECT ${baht(sql`deposit_day`)} AS "depositDay", ${baht(sql`deposit_week`)} AS "depositWeek",
      ${baht(sql`deposit_month`)} AS "depositMonth", ${baht(sql`loss_day`)} AS "lossDay",
      ${baht(sql`loss_week`)} AS "lossWeek", ${baht(sql`loss_month`)} AS "lossMonth",
      ${baht(sql`stake_day`)} AS "stakeDay", ${baht(sql`stake_week`)} AS "stakeWeek",
      ${baht(sql`stake_month`)} AS "stakeMonth", reminder_minutes AS "reminderMinutes",
      ${iso(sql`time_out_until`)} AS "timeOutUntil", ${iso(sql`self_excluded_until`)} AS "selfExcludedUntil"
    FROM player_limit WHERE member = ${uuid}`,
  notices: (uuid) => sql`SELECT results, money, push, line FROM notice_choice WHERE member = ${uuid}`,
  messages: (uuid) => sql`
    SELECT kind, facts, ${iso(sql`at`)} AS at, ${iso(sql`read_at`)} AS "readAt"
    FROM notification WHERE member = ${uuid} ORDER BY id`,
  tickets: (uuid) => sql`
    SELECT t.subject, t.state, ${iso(sql`t.created_at`)} AS "createdAt",
      (SELECT coalesce(json_agg(json_build_object('by', CASE WHEN m.operator IS NULL THEN 'member' ELSE 'staff' END,
          'at', ${iso(sql`m.at`)}, 'text', m.text) ORDER BY m.id), '[]')
        FROM ticket_message m WHERE m.ticket = t.id) AS messages
    FROM ticket t WHERE t.member = ${uuid} ORDER BY t.no`,
  files: (uuid) => sql`
    SELECT id, purpose, media_type AS "mediaType", ${iso(sql`created_at`)} AS "createdAt",
      encode(CASE WHEN purpose = 'avatar' THEN content END, 'base64') AS content
    FROM file WHERE owner = ${uuid} ORDER BY created_at`,
};

const profile = (uuid: string) => sql`
  SELECT uuid, user_name AS "userName", name, email, phone_number AS "phoneNumber", avatar, line_id AS "lineId",
    level, loyalty_point AS "loyaltyPoint", slug AS "invitedBy", af_slug AS "ownInvitation",
    register_from_domain AS "registeredOn", refer_url AS "cameFrom", ${iso(sql`created_at`)} AS "createdAt"
  FROM member WHERE uuid = ${uuid}`;

/** All data stored about a member, for export; rate limited. */
export const exportDataCall = defineHandler(exportOwnData, async ({ tx, caller }) => {
  await consumeLimit("export", caller.uuid);
  const { uuid } = caller;
  const read = async (query: SQL) => {
    // As JSON, numbers stay numbers.
    const { rows } = await tx.execute<{ held: Record<string, unknown> }>(
      sql`SELECT row_to_json(r) AS held FROM (${query}) r`,
    );
    return rows.map(({ held }) => held);
  };
  const filled = {} as Record<Section, Record<string, unknown>[]>;
  for (const name of Object.keys(sections) as Section[]) filled[name] = await read(sections[name](uuid));
  const [own] = await read(profile(uuid));
  return { exportedAt: bangkokIso(Date.now()), profile: own ?? {}, ...filled };
});
