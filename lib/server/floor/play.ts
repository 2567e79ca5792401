/** Four-digit bets, shots and games from the fields of the spec. */

import { createHanoy, createLao, createLaoSuper, createMalay, type SetLine } from "@/lib/contract/lotteries";
import { orNull } from "@/lib/contract/or-null";
import { gameHighlightConfigs, gameListConfig, gameListConfigNr } from "@/lib/contract/partners";
import { createPoy, NO_POY_ID } from "@/lib/contract/poys";
import { oneBetList, type Round } from "@/lib/contract/rounds";
import { allYings, createYing, oneYingResult, summaryOfYings } from "@/lib/contract/yings";
import { bangkokIso, SECOND_MS } from "@/lib/domain/time/time";
import { env } from "@/lib/server/config/env";
import { isRecord } from "./coerce";
import { type FloorContext, fieldsOf, floorRule, rowsOf } from "./floor-rule";

type Row = Record<string, unknown>;

/** What every accepted slip says of its round and itself, as far as it is known. */
function acceptedSlip(row: Row, round: Round | null, { body, nowMs }: FloorContext, total: number): Row {
  return {
    poyId: NO_POY_ID,
    poyNo: 0,
    betId: body.betId,
    betGroup: round?.betGroup,
    betType: round?.betType,
    betName: round?.betList.betName ?? body.betName,
    roundName: round?.name ?? body.betName,
    dt: round?.dt,
    createdAt: bangkokIso(nowMs),
    total,
    win: 0,
    status: "accepted",
    receipt: "",
    ...row,
  };
}

/** A list that came as text. */
const listOf = (told: unknown): readonly unknown[] => {
  try {
    return rowsOf(typeof told === "string" ? JSON.parse(told) : told);
  } catch {
    return [];
  }
};

/** An accepted slip of sets; its lines are those that were sent. */
async function completeSets(told: unknown, context: FloorContext): Promise<unknown> {
  const row = fieldsOf(told);
  const { body, ask } = context;
  const round = await orNull(ask(oneBetList, { query: { id: String(body.betId) } }));
  const price = env().SET_PRICE;
  const sent = rowsOf(body.lines) as readonly SetLine[];
  const lines = sent.map(({ number, sets }) => ({
    ...{ number, sets, price: sets * price },
    ...{ outcome: "pending", win: 0 },
  }));
  const total = sent.reduce((sum, { sets }) => sum + sets * price, 0);
  return {
    ...acceptedSlip(row, round, context, total),
    poyListJson: [],
    setListJson: row.setListJson ?? lines,
  };
}

/** An accepted slip of lines: those of `poyListJson`, else those that were sent. */
async function completePoy(told: unknown, context: FloorContext): Promise<unknown> {
  const row = fieldsOf(told);
  const { body, ask } = context;
  const round = await orNull(ask(oneBetList, { query: { id: String(body.betId) } }));
  const listed = listOf(row.poyListJson);
  const lines = (listed.length > 0 ? listed : rowsOf(body.lines)).map((one) => {
    const line = fieldsOf(one);
    return {
      ...line,
      min: line.min ?? 0,
      max: line.max ?? line.price,
      outcome: line.outcome ?? "pending",
      win: line.win ?? 0,
    };
  });
  const total = lines.reduce((sum, line) => sum + Number(fieldsOf(line).price ?? 0), 0);
  return { ...acceptedSlip(row, round, context, total), poyListJson: lines };
}

/** Shots, newest first; the spec tells round and number alone, so their place in the list numbers them. */
async function completeShots(told: unknown, { query, isPart, ask }: FloorContext): Promise<unknown> {
  const rows = rowsOf(told);
  const limit = Number(query.limit ?? 0);
  // A list that was cut does not say how many stand below it.
  const all =
    !isPart && limit > 0 && rows.length >= limit ? await orNull(readAllShots(query.betId, ask)) : null;
  const count = Math.max(all?.length ?? 0, rows.length);
  return rows.map((one, at) => {
    const row = fieldsOf(one);
    const number = String(row.number ?? row.yingNumber ?? "").padStart(5, "0");
    return { seq: count - at, ms: 0, alias: "", rowHash: "", mine: false, ...row, number };
  });
}

const MOST_SHOTS = 1_000;
const readAllShots = (betId: unknown, ask: FloorContext["ask"]) =>
  ask(allYings, { query: { betId: String(betId), limit: MOST_SHOTS } });

/** Count and sum by the list where the summary has none; the shooting ends with the round's result. */
async function completeSummary(told: unknown, { body, nowMs, ask }: FloorContext): Promise<unknown> {
  const row = fieldsOf(told);
  const betId = String(body.betId);
  const isKnown = row.count !== undefined && row.sum !== undefined;
  const [shots, round] = await Promise.all([
    isKnown ? [] : orNull(readAllShots(betId, ask)),
    orNull(ask(oneBetList, { query: { id: betId } })),
  ]);
  const end = round?.betList.unixTimeStamp;
  return {
    betId,
    count: shots?.length ?? 0,
    sum: (shots ?? []).reduce((sum, { number }) => sum + Number(number), 0),
    shotsUntil: end && bangkokIso((end.shotsEndTime ?? end.realResultTime) * SECOND_MS),
    serverTime: bangkokIso(nowMs),
    waitMs: 0,
    commitment: null,
    beaconChain: null,
    ...row,
  };
}

/** A game by the names that lists of games go by. */
function completeGame(told: unknown): unknown {
  if (!isRecord(told)) return told;
  const name = told.name ?? told.gameName ?? told.gameId ?? told.partner;
  const partner = told.partner ?? told.partnerName ?? told.provider;
  const isOpen = told.open ?? told.active ?? told.isActive ?? true;
  return { ...told, partner, name, imageUrl: told.imageUrl ?? told.image ?? null, open: isOpen };
}

const completeGames = (told: unknown) => rowsOf(told).map(completeGame);

export const playRules = [
  ...[createLao, createLaoSuper, createHanoy, createMalay].map((entry) =>
    floorRule({ entry, complete: completeSets }),
  ),
  floorRule({ entry: createPoy, complete: completePoy }),
  floorRule({ entry: allYings, complete: completeShots }),
  floorRule({ entry: summaryOfYings, complete: completeSummary }),
  floorRule({ entry: createYing, complete: (told) => ({ row: "", rowHash: "", seq: 0, ...fieldsOf(told) }) }),
  // Without the draw's own numbers there is nothing to show: the round's result is a call of its own.
  floorRule({ entry: oneYingResult, complete: (told) => (fieldsOf(told).value ? told : null) }),
  ...[gameListConfig, gameListConfigNr, gameHighlightConfigs].map((entry) =>
    floorRule({ entry, complete: completeGames }),
  ),
];
