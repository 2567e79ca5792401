/** Tampered proof files: any value in them replaced by another one. */
import type { SealedProof } from "@/lib/domain/yeekee/sealed-proof";
import { type Dice, hexOf, oneOf } from "./dice";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Place = { holder: Json[] | { [key: string]: Json }; key: string };

/** The proof with one to three of its values changed, as JSON carries it. */
export function mutated(proof: SealedProof, dice: Dice): unknown {
  const copy: { proof: Json } = JSON.parse(JSON.stringify({ proof }));
  for (let changes = 1 + dice(3); changes > 0; changes--) change(copy, dice);
  // As JSON writes it: −0 becomes 0.
  return JSON.parse(JSON.stringify(copy)).proof;
}

function change(root: { proof: Json }, dice: Dice): void {
  const places = placesIn(root);
  // An earlier change removed all of it.
  if (places.length === 0) return;
  const { holder, key } = oneOf(dice, places);
  const other = oneOf(dice, places);
  const place = { holder, key };
  if (dice(20) === 0) remove(place);
  else put(place, dice(20) === 0 ? structuredClone(at(other)) : changed(at(place), dice));
}

function changed(value: Json, dice: Dice): Json {
  if (Array.isArray(value)) return changedList(value, dice);
  if (typeof value === "string") return changedText(value, dice);
  if (typeof value === "number") return oneOf(dice, [value + 1, value - 1, -value, 0, value * 2, 0.5]);
  return value === null ? oneOf<Json>(dice, ["", "operator", 0, hexOf(dice, 64)]) : null;
}

function changedText(text: string, dice: Dice): string {
  const place = dice(text.length + 1);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  return oneOf(dice, [
    () => before + oneOf(dice, [..."0123456789abcdefF|-"]) + after.slice(1),
    () => before + after.slice(1),
    () => `${before}0${after}`,
    () => text.toUpperCase(),
    () => `${text}\n`,
    () => "",
    () => hexOf(dice, text.length),
  ])();
}

function changedList(list: Json[], dice: Dice): Json[] {
  const [from, to] = [dice(list.length + 1), dice(list.length + 1)];
  const [one, ...rest] = [...list.slice(from), ...list.slice(0, from)];
  return oneOf(dice, [
    () => list.filter((_, place) => place !== from),
    () => [...list.slice(0, to), ...list.slice(from, from + 1), ...list.slice(to)],
    () => (one === undefined ? rest : [...rest, one]),
    () => [],
  ])();
}

/** The path of every value, the root's included. */
function placesIn(holder: Json[] | { [key: string]: Json }): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const value = at({ holder, key });
    return [{ holder, key }, ...(typeof value === "object" && value !== null ? placesIn(value) : [])];
  });
}

const at = ({ holder, key }: Place): Json =>
  (Array.isArray(holder) ? holder[Number(key)] : holder[key]) ?? null;

function put({ holder, key }: Place, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}

function remove({ holder, key }: Place): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}
