/** A slip of lines as an external upstream takes it: where it goes and what it looks like is configuration. */

import type { Endpoint } from "@/lib/contract/endpoint";
import { orNull } from "@/lib/contract/or-null";
import { createPoy } from "@/lib/contract/poys";
import { betListMinMaxes, oneBetList } from "@/lib/contract/rounds";
import { toBaht } from "@/lib/domain/money/money";
import { env } from "@/lib/server/config/env";
import { type FloorContext, fieldsOf, rowsOf } from "@/lib/server/floor/floor-rule";

const isSlip = (entry: Endpoint) => entry.path === createPoy.path && !env().embedded;

/** The path of a call at the upstream. */
export const pathAt = (entry: Endpoint): string => (isSlip(entry) && env().POY_CREATE_PATH) || entry.path;

/**
 * The body as the upstream takes it. With `poy-list` each line has the eight fields of the spec: its bounds, which a
 * browser does not send, are those of its option. Prices in baht.
 */
export async function slipBody<Body extends Uint8Array | string>(
  entry: Endpoint,
  sent: Body,
  { body, ask }: FloorContext,
): Promise<Body | string> {
  if (!isSlip(entry) || env().POY_CREATE_SHAPE === "lines") return sent;
  const betId = String(body.betId);
  const [round, bounds] = await Promise.all([
    orNull(ask(oneBetList, { query: { id: betId } })),
    orNull(ask(betListMinMaxes, { query: { betId } })),
  ]);
  const poyListJson = rowsOf(body.lines).map((one) => {
    const { ref, add, number, option, price, multiply } = fieldsOf(one);
    const row = bounds?.find(({ betOption }) => betOption === option);
    const limits = row && { min: toBaht(row.betMin), max: toBaht(row.betMax) };
    return { ref, add, number, option, price, ...limits, multiply };
  });
  return JSON.stringify({ betId, betName: round?.betList.betName, poyListJson });
}
