import { helper, type Meaning, market, place } from "./meaning";

const courtesy: Meaning = { says: "courtesy" };
const joins: Meaning = { says: "joins" };
const unit: Meaning = { says: "unit" };
const each: Meaning = { says: "each" };
const polite = (words: string) => words.split(" ").map((word) => [word, courtesy] as const);

/**
 * The words for bets in the site's other languages and in Lao, which Thai slips are sent in too. A test reads the
 * names of all options as the locales have them. "R" is how Burmese slips write "every order".
 */
export const foreignWords: readonly (readonly [string, Meaning])[] = [
  // English
  ["top", place("T")],
  ["bottom", place("B")],
  ["front", place("F")],
  ["both", place("TB")],
  ["run", place("W")],
  ["reverse", place("R")],
  ["r", place("R")],
  ["tod", place("D")],
  ["tode", place("D")],
  ["toad", place("D")],
  ["anyorder", place("D")],
  ["straight", place("S")],
  ["each", each],
  ["and", joins],
  ["baht", unit],
  ["thb", unit],
  ...polite("please pls thanks thank you hi hello ok okay sir"),
  ["government", market("gov")],
  ["lao", market("lao")],
  ["laos", market("lao")],
  ["hanoi", market("hanoy")],
  ["hanoy", market("hanoy")],
  ["malay", market("malay")],
  ["malaysia", market("malay")],
  ["yeekee", market("yeekee")],
  ["nikkei", market("nikkei")],
  // Khmer
  ["គ្រប់លំដាប់", place("D")],
  ["ក្រោម", place("B")],
  ["មុខ", place("F")],
  ["រត់", place("W")],
  ["លើ", place("T")],
  ["ត្រឡប់", place("R")],
  ["អូសមុខ", helper("option_2_roodnha")],
  ["អូសក្រោយ", helper("option_2_roodlung")],
  ["និង", joins],
  ["បាត", unit],
  ...polite("ខ្ទង់ លេខ សួស្តី អរគុណ បាទ ចាស ចា៎"),
  // Burmese
  ["တစ်လုံးပါ", place("W")],
  ["တစ်လုံး", place("W")],
  ["ပတ်လည်", place("D")],
  ["ပတ်", place("R")],
  ["ပတ်သီး", helper("option_2_19")],
  ["ထိပ်စီး", helper("option_2_roodnha")],
  ["နောက်ပိတ်", helper("option_2_roodlung")],
  ["အပေါ်", place("T")],
  ["အောက်", place("B")],
  ["ရှေ့", place("F")],
  ["နှင့်", joins],
  ["ဘတ်", unit],
  ...polite("လုံး မင်္ဂလာပါ ကျေးဇူးတင်ပါတယ် ကျေးဇူးပါ ကျေးဇူး ခင်ဗျာ ရှင့် ပါ"),
  // Lao
  ["ເທິງ", place("T")],
  ["ບົນ", place("T")],
  ["ລຸ່ມ", place("B")],
  ["ລ່າງ", place("B")],
  ["ໂຕດ", place("D")],
  ["ກັບ", place("R")],
  ["ບາດ", unit],
  ["ໂຕລະ", each],
  ["ລະ", each],
  ["ແລະ", joins],
  ...polite("ສະບາຍດີ ຂອບໃຈ ແດ່ ເລກ"),
];
