import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { roundName } from "@/lib/domain/rounds/names";
import { displayDate } from "@/lib/domain/time/time";

/** A round's name and service day from its id; an id of another format is shown as it is. */
export function loggedRoundName(names: Readonly<Record<string, string>>, betId: string): string {
  const parts = parseBetId(betId);
  if (!parts) return betId;
  const { betType, dt } = parts;
  return `${roundName(names, { betType, name: betType, betId })} · ${displayDate(dt)}`;
}
