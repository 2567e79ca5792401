import type { Poy } from "@/lib/contract/poys";
import { digitsOf, type PoyOption } from "@/lib/domain/poy/options";
import { groupLines } from "@/lib/domain/poy/slip";
import { stakeText } from "../detail/slip-entries";

/** A number of a slip in the picture: `47`, `฿10`, and its own rate where it differs from its group's. */
interface PictureCell {
  key: string;
  number: string;
  text: string;
  isWon: boolean;
}

export interface PictureGroup {
  key: string;
  title: string;
  tone: "digits1" | "digits2" | "digits3" | "sets";
  cells: PictureCell[];
}

/** Numbers on one picture: still readable, and drawn within a second or two. */
export const CELLS_A_PICTURE = 160;

/** The slip's lines in display order, grouped by option and split into pictures. */
export function picturePages(
  poy: Pick<Poy, "poyListJson" | "setListJson">,
  names: Record<PoyOption, string>,
  sets: string,
): PictureGroup[][] {
  const pages: PictureGroup[][] = [];
  let room = 0;
  for (const group of groupsOf(poy, names, sets)) {
    for (let from = 0; from < group.cells.length; ) {
      if (room === 0) {
        pages.push([]);
        room = CELLS_A_PICTURE;
      }
      const cells = group.cells.slice(from, from + room);
      pages.at(-1)?.push({ ...group, cells });
      from += cells.length;
      room -= cells.length;
    }
  }
  return pages;
}

function groupsOf(
  { poyListJson, setListJson }: Pick<Poy, "poyListJson" | "setListJson">,
  names: Record<PoyOption, string>,
  sets: string,
): PictureGroup[] {
  if (setListJson) {
    const cells = setListJson.map((line) => ({
      key: line.number,
      number: line.number,
      text: `×${line.sets} ${stakeText(line.price)}`,
      isWon: line.outcome === "won",
    }));
    return [{ key: "sets", title: sets, tone: "sets", cells }];
  }
  return groupLines(poyListJson).map(({ option, lines }) => {
    const usual = lines[0]?.multiply ?? 0;
    return {
      key: option,
      title: `${names[option]} ×${usual}`,
      tone: `digits${digitsOf(option)}`,
      cells: lines.map(({ ref, number, price, multiply, outcome }) => ({
        key: ref,
        number,
        text: multiply === usual ? stakeText(price) : `${stakeText(price)} ×${multiply}`,
        isWon: outcome === "won",
      })),
    };
  });
}
