/** Texts of the simulator in the site's languages. */
export interface SimulatorWords {
  label: string;
  title: string;
  text: string;
  /** With {name}. */
  as: string;
  own: string;
  allow: string;
  cancel: string;
  inbox: {
    title: string;
    text: string;
    none: string;
    ownName: string;
    show: string;
    again: string;
    back: string;
  };
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
  inbox: {
    title: "ข้อความในตัวจำลอง LINE",
    text: "ข้อความที่ส่งถึงบัญชีจำลองของเบราว์เซอร์นี้ ใหม่สุดอยู่บน ไม่มีข้อความใดส่งถึง LINE จริง",
    none: "ยังไม่มีข้อความ",
    ownName: "บัญชีที่พิมพ์ชื่อเอง",
    show: "ดูข้อความ",
    again: "ดูอีกครั้ง",
    back: "กลับไปที่เว็บไซต์",
  },
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
    inbox: {
      title: "Messages in the LINE simulator",
      text: "What was sent to the play accounts of this browser, newest first. Nothing was sent to the real LINE.",
      none: "No messages yet",
      ownName: "An account name of your own",
      show: "Show messages",
      again: "Look again",
      back: "Back to the site",
    },
  },
  km: {
    label: "កម្មវិធីត្រាប់ មិនមែន LINE ពិតទេ",
    title: "កម្មវិធីត្រាប់ការចូលដោយ LINE",
    text: "ជ្រើសរើសគណនីសាកល្បងដែលត្រូវប្រើ។ គណនីទាំងនេះប្រើបានតែក្នុងកម្មវិធីរុករកនេះប៉ុណ្ណោះ ហើយគ្មានអ្វីត្រូវបានផ្ញើទៅ LINE ទេ។",
    as: "ប្រើគណនី {name}",
    own: "ឬវាយឈ្មោះគណនីដោយខ្លួនឯង",
    allow: "អនុញ្ញាត",
    cancel: "បោះបង់",
    inbox: {
      title: "សារក្នុងកម្មវិធីត្រាប់ LINE",
      text: "សារដែលផ្ញើទៅគណនីសាកល្បងរបស់កម្មវិធីរុករកនេះ ថ្មីបំផុតនៅខាងលើ។ គ្មានអ្វីត្រូវបានផ្ញើទៅ LINE ពិតទេ។",
      none: "មិនទាន់មានសារ",
      ownName: "ឈ្មោះគណនីដែលអ្នកវាយដោយខ្លួនឯង",
      show: "មើលសារ",
      again: "មើលម្ដងទៀត",
      back: "ត្រឡប់ទៅគេហទំព័រ",
    },
  },
  my: {
    label: "သရုပ်ပြစနစ်ဖြစ်သည်၊ LINE အစစ် မဟုတ်ပါ",
    title: "LINE ဖြင့် ဝင်ရောက်ခြင်း သရုပ်ပြ",
    text: "အသုံးပြုမည့် စမ်းသပ်အကောင့်ကို ရွေးပါ။ ဤအကောင့်များသည် ဤဘရောက်ဇာအတွက်သာဖြစ်ပြီး LINE သို့ မည်သည့်အရာမျှ မပို့ပါ။",
    as: "{name} အကောင့်ကို သုံးမည်",
    own: "သို့မဟုတ် ကိုယ်ပိုင်အကောင့်အမည် ရိုက်ထည့်ပါ",
    allow: "ခွင့်ပြုမည်",
    cancel: "မလုပ်တော့ပါ",
    inbox: {
      title: "LINE သရုပ်ပြစနစ်ရှိ စာများ",
      text: "ဤဘရောက်ဇာ၏ စမ်းသပ်အကောင့်များထံ ပို့ထားသော စာများဖြစ်ပြီး အသစ်ဆုံးကို အပေါ်တွင် ပြထားသည်။ LINE အစစ်သို့ မည်သည့်စာမျှ မပို့ပါ။",
      none: "စာ မရှိသေးပါ",
      ownName: "ကိုယ်တိုင်ရိုက်ထည့်သော အကောင့်အမည်",
      show: "စာများ ကြည့်မည်",
      again: "ထပ်ကြည့်မည်",
      back: "ဝဘ်ဆိုက်သို့ ပြန်သွားမည်",
    },
  },
};
