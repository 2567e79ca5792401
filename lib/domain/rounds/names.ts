import { parseBetId } from "./bet-id";

/** Misspelt names of Thai stock rounds as upstreams send them, with the correct spelling. For display only. */
const spellings: Readonly<Record<string, string>> = {
  นิคเคอิ: "นิเคอิ",
  นิเคอิเช้า: "นิเคอิ เช้า",
  นิเคอิบ่าย: "นิเคอิ บ่าย",
  ฮั่งเสง: "ฮั่งเส็ง",
  ฮั่งเซ็ง: "ฮั่งเส็ง",
  สิงค์โปร์: "สิงคโปร์",
  สิงคโปร: "สิงคโปร์",
  อียิป: "อียิปต์",
  อิยิปต์: "อียิปต์",
  รัชเซีย: "รัสเซีย",
  รัสเซี่ย: "รัสเซีย",
  เยอรมันนี: "เยอรมัน",
  อังกฤต: "อังกฤษ",
  ใต้หวัน: "ไต้หวัน",
  ไต้หวั่น: "ไต้หวัน",
  เกาหลีไต้: "เกาหลีใต้",
  ดาวน์โจนส์: "ดาวโจนส์",
  ดาวโจน: "ดาวโจนส์",
  ดาวโจนต์: "ดาวโจนส์",
};

/** A round's name with each word's spelling corrected, also behind the prefix that names a stock. */
export function correctRoundName(name: string): string {
  return name
    .split(" ")
    .map((word) => {
      const [, prefix = "", rest = ""] = /^(หุ้น)?(.*)$/.exec(word) ?? [];
      return prefix + (Object.hasOwn(spellings, rest) ? spellings[rest] : rest);
    })
    .join(" ");
}

/** What a name is made from; lists have the round's id on the row, a bet page inside the round. */
export interface NamedByMarket {
  readonly betType: string;
  readonly name: string;
  readonly betId?: string;
  readonly betList?: { readonly betId: string };
}

/**
 * A round's display name: its market's in the reader's language, else its own with corrected spelling; with its
 * number where a day has many (`names.numbered`). `names` are the markets' by betType.
 */
export function roundName(names: Readonly<Record<string, string>>, round: NamedByMarket): string {
  const { betType, name, betId = round.betList?.betId ?? "" } = round;
  const market = (Object.hasOwn(names, betType) && names[betType]) || correctRoundName(name);
  const roundNo = parseBetId(betId)?.roundNo;
  if (!roundNo || !names.numbered) return market;
  return names.numbered.replace("{name}", () => market).replace("{n}", String(roundNo));
}
