/**
 * Texts of push and LINE messages, in the language of the subscribed page. No amounts: others may see the screen.
 */
import {
  isNotificationKind,
  type NotificationFacts,
  type ToldKind,
  toldKind,
} from "@/lib/domain/notifications/notifications";

interface Words {
  /** The site's name */
  title: string;
  /** Path prefix of pages in this language */
  prefix: string;
  kinds: Readonly<Record<ToldKind, string>>;
  /** Text for a kind without one of its own */
  other: string;
}

const thai: Words = {
  title: "บ้านเลข",
  prefix: "",
  kinds: {
    won: "โพยถูกรางวัล",
    paid: "โพยออกผลแล้ว มีเงินเข้า",
    lost: "โพยออกผลแล้ว ไม่ถูกรางวัล",
    refunded: "คืนเงินโพยแล้ว",
    cancelled: "คืนโพยแล้ว",
    credited: "เงินฝากเข้าแล้ว",
    expired: "รายการฝากหมดเวลา",
    unmatched: "ยอดโอนไม่ตรง เจ้าหน้าที่กำลังตรวจ",
    "deposit-rejected": "รายการฝากไม่ผ่าน",
    "withdraw-approved": "อนุมัติการถอนแล้ว",
    "withdraw-paid": "โอนเงินถอนให้แล้ว",
    "withdraw-rejected": "การถอนไม่ผ่าน เงินกลับเข้ายอดคงเหลือแล้ว",
    "pin-changed": "เปลี่ยน PIN แล้ว",
    "phone-changed": "เปลี่ยนเบอร์โทรศัพท์แล้ว",
    "bank-approved": "อนุมัติบัญชีธนาคารแล้ว",
    "bank-rejected": "บัญชีธนาคารไม่ผ่านการอนุมัติ",
    "ticket-answered": "เจ้าหน้าที่ตอบคำถามของคุณแล้ว",
    news: "มีข่าวใหม่",
  },
  other: "มีการแจ้งเตือนใหม่",
};

const byLanguage: Readonly<Record<string, Words>> = {
  th: thai,
  en: {
    title: "House of Numbers",
    prefix: "/en",
    kinds: {
      won: "A slip has won",
      paid: "A slip was settled and paid out",
      lost: "A slip did not win",
      refunded: "A slip was refunded",
      cancelled: "A slip was cancelled",
      credited: "Your deposit has arrived",
      expired: "A deposit request expired",
      unmatched: "The amount did not match; staff are looking into it",
      "deposit-rejected": "A deposit was not approved",
      "withdraw-approved": "Your withdrawal is approved",
      "withdraw-paid": "Your withdrawal has been paid",
      "withdraw-rejected": "A withdrawal was not approved; the money is back in your balance",
      "pin-changed": "Your PIN was changed",
      "phone-changed": "Your phone number was changed",
      "bank-approved": "Your bank account is approved",
      "bank-rejected": "A bank account was not approved",
      "ticket-answered": "Staff answered your question",
      news: "There is news",
    },
    other: "There is a new notification",
  },
  km: {
    title: "ផ្ទះលេខ",
    prefix: "/kh",
    kinds: {
      won: "ប័ណ្ណឈ្នះ",
      paid: "ប័ណ្ណចេញលទ្ធផលហើយ មានប្រាក់ចូល",
      lost: "ប័ណ្ណចេញលទ្ធផលហើយ មិនឈ្នះ",
      refunded: "បានសងប្រាក់ប័ណ្ណវិញ",
      cancelled: "បានបោះបង់ប័ណ្ណ",
      credited: "ប្រាក់ដាក់បានចូលហើយ",
      expired: "សំណើដាក់ប្រាក់ផុតកំណត់",
      unmatched: "ចំនួនប្រាក់មិនត្រូវគ្នា បុគ្គលិកកំពុងពិនិត្យ",
      "deposit-rejected": "ការដាក់ប្រាក់មិនត្រូវបានទទួល",
      "withdraw-approved": "ការដកប្រាក់ត្រូវបានអនុម័ត",
      "withdraw-paid": "បានផ្ទេរប្រាក់ដកហើយ",
      "withdraw-rejected": "ការដកប្រាក់មិនត្រូវបានទទួល ប្រាក់បានត្រឡប់មកសមតុល្យវិញ",
      "pin-changed": "បានប្ដូរ PIN",
      "phone-changed": "បានប្ដូរលេខទូរស័ព្ទ",
      "bank-approved": "គណនីធនាគារត្រូវបានអនុម័ត",
      "bank-rejected": "គណនីធនាគារមិនត្រូវបានទទួល",
      "ticket-answered": "បុគ្គលិកបានឆ្លើយសំណួររបស់អ្នក",
      news: "មានព័ត៌មានថ្មី",
    },
    other: "មានការជូនដំណឹងថ្មី",
  },
  my: {
    title: "ဂဏန်းအိမ်",
    prefix: "/mm",
    kinds: {
      won: "ဘောက်ချာ ပေါက်ပါသည်",
      paid: "ဘောက်ချာ ရလဒ်ထွက်ပြီ၊ ငွေဝင်ပါသည်",
      lost: "ရလဒ်ထွက်ပြီ၊ မပေါက်ပါ",
      refunded: "ဘောက်ချာ ငွေပြန်အမ်းပြီး",
      cancelled: "ဘောက်ချာ ပယ်ဖျက်ပြီး",
      credited: "သွင်းငွေ ဝင်ပါပြီ",
      expired: "ငွေသွင်းတောင်းဆိုမှု အချိန်ကုန်သွားသည်",
      unmatched: "ငွေပမာဏ မကိုက်ညီပါ၊ ဝန်ထမ်းက စစ်ဆေးနေသည်",
      "deposit-rejected": "ငွေသွင်းမှု လက်မခံပါ",
      "withdraw-approved": "ငွေထုတ်ခြင်း အတည်ပြုပြီး",
      "withdraw-paid": "ငွေထုတ်ခြင်း လွှဲပြီးပါပြီ",
      "withdraw-rejected": "ငွေထုတ်ခြင်း လက်မခံပါ၊ ငွေသည် လက်ကျန်သို့ ပြန်ရောက်ပြီ",
      "pin-changed": "PIN ပြောင်းပြီး",
      "phone-changed": "ဖုန်းနံပါတ် ပြောင်းပြီး",
      "bank-approved": "ဘဏ်အကောင့် အတည်ပြုပြီးပါပြီ",
      "bank-rejected": "ဘဏ်အကောင့် လက်မခံပါ",
      "ticket-answered": "ဝန်ထမ်းက သင့်မေးခွန်းကို ဖြေပြီးပါပြီ",
      news: "သတင်းအသစ် ရှိပါသည်",
    },
    other: "အသိပေးချက်အသစ် ရှိပါသည်",
  },
};

/**
 * @param language an `Accept-Language` header @returns the first of its languages that has texts here, else Thai
 */
export function firstLanguage(language: string): string {
  const wanted = language.split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag in byLanguage) ?? "th";
}

/** @param language as of `firstLanguage` */
export const messageWords = (language: string): Words => byLanguage[firstLanguage(language)] ?? thai;

/** What a message says of a notification. */
export function messageText(language: string, kind: string, facts: NotificationFacts): string {
  const { kinds, other } = messageWords(language);
  return isNotificationKind(kind) ? kinds[toldKind(kind, facts)] : other;
}
