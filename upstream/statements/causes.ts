import { and, eq, inArray } from "drizzle-orm";
import { depositChannel } from "@/lib/contract/deposits";
import type { RefKind, TransactionRow } from "@/lib/contract/transactions";
import { isUuid } from "../db/row-ids";
import { deposit } from "../db/schema/deposits";
import { gameOperation, gameRound, partnerGame } from "../db/schema/games";
import { poy } from "../db/schema/poys";
import { round } from "../db/schema/rounds";
import type { Tx } from "../db/tx";
import { withdrawalsBehind } from "../withdrawals/withdrawals-behind";

interface Posted {
  id: number;
  kind: string;
  ref: string;
}

type Cause = Pick<TransactionRow, "ref" | "poy" | "game" | "channel" | "status">;

const kindsOfRefs: Readonly<Record<string, RefKind>> = {
  DEPOSIT: "deposit",
  PREDEPOSIT: "deposit",
  WITHDRAW: "withdraw",
  ABORT_POY: "poy",
  YING_WIN: "ying",
  ACHIVEMENT_ADDMONEY: "achievement",
  MOVE_AF_TO_MONEY: "af",
};

function refKindOf(kind: string): RefKind {
  if (/^(BET|WIN)_(GOV|STOCK|YEEKEE|SET_4)$/.test(kind)) return "poy";
  return kindsOfRefs[kind] ?? (/GAME/.test(kind) ? "game" : "other");
}

/** The cause of each of these movements; slips, deposits and withdrawals are read in one query per kind. */
export async function causesOf(
  tx: Tx,
  owner: string,
  rows: readonly Posted[],
): Promise<(row: Posted) => Cause> {
  const idsOf = (of: RefKind) =>
    rows.filter(({ kind, ref }) => refKindOf(kind) === of && isUuid(ref)).map(({ ref }) => ref);
  const slips = await slipsOf(tx, owner, idsOf("poy"));
  const games = await gamesOf(tx, owner, idsOf("game"));
  const channels = await channelsOf(tx, owner, idsOf("deposit"));
  const withdrawals = await withdrawalsBehind(tx, owner, rows);
  return ({ id, kind, ref }) => {
    const refKind = refKindOf(kind);
    const [slip, channel, withdrawal] = [slips.get(ref), channels.get(ref), withdrawals.get(ref)];
    const game = games.get(ref);
    return {
      ref: { kind: refKind, id: withdrawal?.id ?? refId(refKind, ref, id) },
      ...(slip && { poy: slip }),
      ...(game && { game }),
      ...(channel && { channel }),
      ...(withdrawal && { status: withdrawal.status }),
    };
  };
}

/** The round of a prize of shots; where the ref is not a public id, the movement's own number is used. */
function refId(kind: RefKind, ref: string, movement: number): string {
  const id = kind === "ying" ? ref.replace(/-rank-\d+$/, "") : ref;
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : String(movement);
}

async function channelsOf(tx: Tx, owner: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Cause["channel"]>>();
  const found = await tx
    .select({ id: deposit.id, channel: deposit.channel })
    .from(deposit)
    .where(and(eq(deposit.member, owner), inArray(deposit.id, [...ids])));
  return new Map(found.map(({ id, channel }) => [id, depositChannel.parse(channel)]));
}

async function slipsOf(tx: Tx, owner: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Cause["poy"]>>();
  const found = await tx
    .select({
      poyId: poy.poyId,
      poyNo: poy.poyNo,
      betId: poy.betId,
      betGroup: round.betGroup,
      betType: round.betType,
      roundName: round.name,
    })
    .from(poy)
    .innerJoin(round, eq(round.betId, poy.betId))
    .where(and(eq(poy.member, owner), inArray(poy.poyId, [...ids])));
  return new Map(found.map(({ poyId, ...slip }) => [poyId, slip]));
}

async function gamesOf(tx: Tx, owner: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Cause["game"]>>();
  const found = await tx
    .select({
      id: gameOperation.id,
      partner: gameOperation.partner,
      gameId: gameRound.gameId,
      round: gameRound.round,
      name: partnerGame.name,
    })
    .from(gameOperation)
    .leftJoin(gameRound, eq(gameRound.id, gameOperation.round))
    .leftJoin(
      partnerGame,
      and(eq(partnerGame.partner, gameOperation.partner), eq(partnerGame.gameId, gameRound.gameId)),
    )
    .where(and(eq(gameOperation.member, owner), inArray(gameOperation.id, [...ids])));
  return new Map(
    found.map(({ id, partner, gameId, round, name }) => [
      id,
      { partner, gameId: gameId || null, name: name ?? partner, round: round ?? "" },
    ]),
  );
}
