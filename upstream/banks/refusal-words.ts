/** Messages shown when an account cannot be bound; the only call whose message the page shows as it is. */
import { Fault } from "@/lib/contract/fault";

type Refusal =
  | "bank-account-unknown"
  | "bank-account-malformed"
  | "bank-account-name-mismatch"
  | "bank-account-taken"
  | "bank-account-limit-reached";
type Words = Record<Refusal, string>;

const thai: Words = {
  "bank-account-unknown": "ธนาคารไม่พบบัญชีนี้ กรุณาตรวจธนาคารและเลขบัญชี",
  "bank-account-malformed": "เลขบัญชีไม่ถูกต้องสำหรับธนาคารนี้ กรุณาตรวจจำนวนหลัก",
  "bank-account-name-mismatch": "เพิ่มบัญชีนี้ในชื่อของคุณไม่ได้ กรุณาตรวจเลขบัญชีและชื่อในโปรไฟล์ หรือติดต่อเจ้าหน้าที่",
  "bank-account-taken": "คุณเพิ่มบัญชีนี้ไว้แล้ว",
  "bank-account-limit-reached": "เพิ่มบัญชีได้ไม่เกิน 3 บัญชี",
};

const byLanguage: Readonly<Record<string, Words>> = {
  th: thai,
  en: {
    "bank-account-unknown": "The bank knows no such account. Please check the bank and the number.",
    "bank-account-malformed": "This is not an account number of this bank. Please check its digits.",
    "bank-account-name-mismatch":
      "This account cannot be added under your name. Check its number and the name in your profile, or ask our staff.",
    "bank-account-taken": "You have added this account already.",
    "bank-account-limit-reached": "You can add at most 3 accounts.",
  },
  km: {
    "bank-account-unknown": "ធនាគាររកមិនឃើញគណនីនេះទេ។ សូមពិនិត្យធនាគារ និងលេខគណនី។",
    "bank-account-malformed": "លេខគណនីមិនត្រឹមត្រូវសម្រាប់ធនាគារនេះទេ។ សូមពិនិត្យចំនួនខ្ទង់។",
    "bank-account-name-mismatch":
      "មិនអាចបន្ថែមគណនីនេះក្រោមឈ្មោះរបស់អ្នកបានទេ។ សូមពិនិត្យលេខគណនី និងឈ្មោះក្នុងប្រវត្តិរូប ឬសួរបុគ្គលិក។",
    "bank-account-taken": "អ្នកបានបន្ថែមគណនីនេះរួចហើយ។",
    "bank-account-limit-reached": "អ្នកអាចបន្ថែមបានមិនលើស 3 គណនី។",
  },
  my: {
    "bank-account-unknown": "ဘဏ်တွင် ဤအကောင့် မရှိပါ။ ဘဏ်နှင့် အကောင့်နံပါတ်ကို စစ်ဆေးပါ။",
    "bank-account-malformed": "ဤဘဏ်အတွက် အကောင့်နံပါတ် မမှန်ပါ။ ဂဏန်းအရေအတွက်ကို စစ်ဆေးပါ။",
    "bank-account-name-mismatch":
      "ဤအကောင့်ကို သင့်အမည်ဖြင့် ထည့်၍ မရပါ။ အကောင့်နံပါတ်နှင့် ပရိုဖိုင်ရှိ အမည်ကို စစ်ဆေးပါ သို့မဟုတ် ဝန်ထမ်းကို မေးပါ။",
    "bank-account-taken": "ဤအကောင့်ကို သင် ထည့်ပြီးသား ဖြစ်သည်။",
    "bank-account-limit-reached": "အကောင့် အများဆုံး 3 ခု ထည့်နိုင်သည်။",
  },
};

/**
 * @param language an `Accept-Language` header; the first of its languages with messages here is used, else Thai
 */
export function bankRefusal(code: Refusal, language: string): Fault {
  const wanted = language.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  const words = wanted.map((tag) => byLanguage[tag]).find((known) => known !== undefined) ?? thai;
  return new Fault(code, undefined, words[code]);
}
