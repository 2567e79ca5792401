/** Misspellings of Thai stock rounds as upstreams send them, and how they are written. For display only. */
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

/** A round's name with the spelling of each word corrected, also behind the prefix that names a stock. */
export function correctRoundName(name: string): string {
  return name
    .split(" ")
    .map((word) => {
      const [, prefix = "", rest = ""] = /^(หุ้น)?(.*)$/.exec(word) ?? [];
      return prefix + (spellings[rest] ?? rest);
    })
    .join(" ");
}
