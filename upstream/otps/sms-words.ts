/** Texts of SMS messages, in the language of the page that caused them. */
interface Words {
  /** `ref`: the four letters that the page shows, too */
  code: (code: string, ref: string) => string;
  pinChanged: string;
  phoneChanged: string;
}

const thai: Words = {
  code: (code, ref) => `รหัส OTP ของคุณคือ ${code} (อ้างอิง ${ref}) ใช้ได้ 10 นาที ห้ามบอกรหัสนี้กับใคร แม้แต่ทีมงาน`,
  pinChanged: "PIN ของคุณถูกเปลี่ยนแล้ว หากคุณไม่ได้ทำ กรุณาติดต่อศูนย์บริการทันที",
  phoneChanged: "เบอร์โทรศัพท์ของบัญชีคุณถูกเปลี่ยนแล้ว หากคุณไม่ได้ทำ กรุณาติดต่อศูนย์บริการทันที",
};

const byLanguage: Readonly<Record<string, Words>> = {
  th: thai,
  en: {
    code: (code, ref) =>
      `Your code is ${code} (ref ${ref}). It is good for 10 minutes. Tell it to nobody, not even to our staff.`,
    pinChanged: "Your PIN has been changed. If this was not you, contact the call center at once.",
    phoneChanged:
      "The phone number of your account has been changed. If this was not you, contact the call center at once.",
  },
  km: {
    code: (code, ref) =>
      `លេខកូដ OTP របស់អ្នកគឺ ${code} (យោង ${ref})។ ប្រើបាន 10 នាទី។ កុំប្រាប់នរណាម្នាក់ សូម្បីតែបុគ្គលិករបស់យើង។`,
    pinChanged: "PIN របស់អ្នកត្រូវបានប្តូរ។ បើមិនមែនអ្នកទេ សូមទាក់ទងមជ្ឈមណ្ឌលសេវាភ្លាមៗ។",
    phoneChanged: "លេខទូរស័ព្ទនៃគណនីរបស់អ្នកត្រូវបានប្តូរ។ បើមិនមែនអ្នកទេ សូមទាក់ទងមជ្ឈមណ្ឌលសេវាភ្លាមៗ។",
  },
  my: {
    code: (code, ref) =>
      `သင့် OTP ကုဒ်မှာ ${code} ဖြစ်သည် (ရည်ညွှန်း ${ref})။ 10 မိနစ်အတွင်း သုံးနိုင်သည်။ ဝန်ထမ်းအပါအဝင် မည်သူ့ကိုမျှ မပြောပါနှင့်။`,
    pinChanged: "သင့် PIN ပြောင်းလဲပြီးပါပြီ။ သင်မဟုတ်ပါက ဖုန်းဌာနသို့ ချက်ချင်း ဆက်သွယ်ပါ။",
    phoneChanged: "သင့်အကောင့်၏ ဖုန်းနံပါတ် ပြောင်းလဲပြီးပါပြီ။ သင်မဟုတ်ပါက ဖုန်းဌာနသို့ ချက်ချင်း ဆက်သွယ်ပါ။",
  },
};

/**
 * @param language an `Accept-Language` header; the first of its languages that has texts here is used, else Thai
 */
export function smsWords(language: string): Words {
  const wanted = language.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.map((tag) => byLanguage[tag]).find((known) => known !== undefined) ?? thai;
}
