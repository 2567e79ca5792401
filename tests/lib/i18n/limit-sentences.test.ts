/**
 * The sentence of self-exclusion, as translators checked it in each language: it must never read as its opposite.
 */
import { expect, test } from "vitest";
import { WORD_JOINER } from "@/scripts/locales/joined";

const sentences = {
  th: "ไม่มีใครลดระยะเวลานี้ได้ ทั้งตัวคุณและเจ้าหน้าที่ ไม่ว่าด้วยเหตุใด",
  en: "Nobody can shorten it: not you, not our staff, for any reason.",
  kh: "គ្មាននរណាអាចបន្ថយរយៈពេលនេះបានទេ ទាំងអ្នក ទាំងបុគ្គលិក មិនថាដោយហេតុអ្វី។",
  mm: "သင်ရော ဝန်ထမ်းပါ မည်သည့်အကြောင်းနှင့်မျှ ဤကာလကို လျှော့၍မရပါ။",
};

test.each(Object.entries(sentences))(
  "nobody shortens a self-exclusion, for any reason (%s)",
  async (folder, words) => {
    const { default: limits } = await import(`@/locales/${folder}/limits.json`);
    expect(limits.exclusion.never.replaceAll(WORD_JOINER, "")).toBe(words);
  },
);
