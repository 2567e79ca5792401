import type { PoyOption } from "../options";

/** How a list says which option it is for: a heading of pasted texts. */
export const optionHeadings: Readonly<Record<PoyOption, string>> = {
  teng_bon_1: "วิ่งบน",
  teng_lang_1: "วิ่งล่าง",
  teng_bon_2: "2ตัวบน",
  teng_lang_2: "2ตัวล่าง",
  teng_bon_3: "3ตัวบน",
  tode_3: "3ตัวโต๊ด",
  teng_bon_nha_3: "3ตัวหน้า",
  teng_lang_3: "3ตัวล่าง",
};
