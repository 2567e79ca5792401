/** The simulator's few words in the site's languages. */
export interface SimulatorWords {
  label: string;
  title: string;
  text: string;
  /** With {name}. */
  as: string;
  own: string;
  allow: string;
  cancel: string;
}

export const playAccounts = ["Somchai", "Sophea", "Aye Aye"] as const;

const thai: SimulatorWords = {
  label: "ตัวจำลอง ไม่ใช่ LINE จริง",
  title: "ตัวจำลองการเข้าสู่ระบบด้วย LINE",
  text: "เลือกบัญชีจำลองที่จะใช้ บัญชีเหล่านี้ใช้ได้กับเบราว์เซอร์นี้เท่านั้น ไม่มีข้อมูลใดส่งถึง LINE",
  as: "ใช้บัญชี {name}",
  own: "หรือพิมพ์ชื่อบัญชีเอง",
  allow: "อนุญาต",
  cancel: "ยกเลิก",
};

export const simulatorWords: Record<string, SimulatorWords> & { th: SimulatorWords } = {
  th: thai,
  en: {
    label: "A simulator, not the real LINE",
    title: "LINE login simulator",
    text: "Choose the play account to use. These accounts belong to this browser alone, and nothing is sent to LINE.",
    as: "Use the account {name}",
    own: "Or type an account name of your own",
    allow: "Allow",
    cancel: "Cancel",
  },
  km: {
    label: "កម្មវិធីត្រាប់ មិនមែន LINE ពិតទេ",
    title: "កម្មវិធីត្រាប់ការចូលដោយ LINE",
    text: "ជ្រើសរើសគណនីសាកល្បងដែលត្រូវប្រើ។ គណនីទាំងនេះប្រើបានតែក្នុងកម្មវិធីរុករកនេះប៉ុណ្ណោះ ហើយគ្មានអ្វីត្រូវបានផ្ញើទៅ LINE ទេ។",
    as: "ប្រើគណនី {name}",
    own: "ឬវាយឈ្មោះគណនីដោយខ្លួនឯង",
    allow: "អនុញ្ញាត",
    cancel: "បោះបង់",
  },
  my: {
    label: "သရုပ်ပြစနစ်ဖြစ်သည်၊ LINE အစစ် မဟုတ်ပါ",
    title: "LINE ဖြင့် ဝင်ရောက်ခြင်း သရုပ်ပြ",
    text: "အသုံးပြုမည့် စမ်းသပ်အကောင့်ကို ရွေးပါ။ ဤအကောင့်များသည် ဤဘရောက်ဇာအတွက်သာဖြစ်ပြီး LINE သို့ မည်သည့်အရာမျှ မပို့ပါ။",
    as: "{name} အကောင့်ကို သုံးမည်",
    own: "သို့မဟုတ် ကိုယ်ပိုင်အကောင့်အမည် ရိုက်ထည့်ပါ",
    allow: "ခွင့်ပြုမည်",
    cancel: "မလုပ်တော့ပါ",
  },
};
