/** Titles and ranks that banks write before a name and people leave out, in the languages of the members. */
import { inMarkOrder } from "./mark-order";

/** Short forms of which each letter may have its full stop: `ร.ต.อ.`, `รตอ.`, and `ร ต อ` where there are three. */
const ranks =
  `พลตอ พลตท พลตต พลรอ พลรท พลรต พลออ พลอท พลอต พลอ พลท พลต พตอ พตท พตต รตอ รตท รตต พจอ พจท พจต พออ พอท พอต
  จสอ จสท จสต สตอ สตท สตต พอ พท พต รอ รท รต นอ นท นต จอ จท จต สอ สท สต ดต มรว มล นส ดช ดญ พญ นพ ทพญ ทพ ภญ ภก
  นสพ สพญ ศดร ผศดร รศดร ดร ผศ รศ ศ`
    .split(/\s+/)
    .toSorted((one, other) => other.length - one.length);
const spaced = (letters: string) => [...letters].join("[.\\s]?");
const short = ranks.map((rank) => `${spaced(rank)}(?:\\.${[...rank].length > 2 ? "|\\s" : ""})`).join("|");

const grades = "(?:เอก|โท|ตรี)";
const thai = [
  `(?:ร้อย|พัน|พล|สิบ)ตำรวจ${grades}`,
  `(?:พันจ่า|จ่า)อากาศ${grades}|(?:นาวา|เรือ|พล)อากาศ${grades}`,
  `(?:พลเรือ|พันจ่า|จ่าสิบ|ร้อย|พัน|พล|สิบ|นาวา|เรือ|จ่า)${grades}`,
  "ดาบตำรวจ|จ่าสิบตำรวจ|พลตำรวจ|ว่าที่|นางสาว|นาย|นาง|เด็กชาย|เด็กหญิง|ด\\.ช\\.|ด\\.ญ\\.|พลฯ",
  "หม่อมราชวงศ์|หม่อมหลวง|ท่านผู้หญิง|คุณหญิง|พระครู|สามเณร|นายแพทย์|แพทย์หญิง|(?:คุณ|พระ|ดร)\\s",
  "(?:ผู้ช่วย|รอง)?ศาสตราจารย์|ดอกเตอร์|ท้าว|ทิดา",
];
const english =
  "(?:mrs|mr|ms|miss|mstr|master|doctor|dr|professor|prof|asst|assoc|captain|capt|colonel|col|major|maj|lieutenant|lt|" +
  "general|gen|sergeant|sgt|cpl|pvt|police|pol|acting|sub|1st|2nd|khun|mom|rev|daw|mg|ko|ma|u)(?:\\.\\s*|\\s+)";
const khmer = [
  "ឯកឧត្តម|លោកជំទាវ|លោកស្រី|លោក|អ្នកស្រី|អ្នកនាង|កញ្ញា|ឧកញ៉ា|វេជ្ជបណ្ឌិត|បណ្ឌិត|សាស្ត្រាចារ្យ",
  "(?:ឧត្តម|វរ|អនុ)សេនីយ៍(?:ឯក|ទោ|ត្រី)",
];
const burmese = "ဗိုလ်မှူးကြီး|ဗိုလ်မှူး|ဗိုလ်ကြီး|ဗိုလ်|ဒေါက်တာ|ဆရာမ|ဆရာ|ဒေါ်|ဦး|မောင်|(?:ကို|မ)\\s";
const lao = "ທ້າວ|ນາງ|ທ່ານ";

const rank = `(?:${short})\\s*(?:หญิง\\s*)?`;
// In the order of marks of the names that they are looked for in.
const word = inMarkOrder([...thai, ...khmer, burmese, lao].join("|"));
const first = new RegExp(`^(?:${english}|${rank}|(?:${word})[\\s.]*(?:หญิง\\s)?)`, "u");
/** What officers of the navy have behind their names. */
const last = /\s+ร\.?\s?น\.?$/u;

/**
 * A name as it is, and without its first title, its first two, and so on: what begins like a title may be the name
 * itself. Small letters, no invisible marks.
 */
export function withoutTitles(name: string): readonly string[] {
  const readings = [name];
  for (let rest = name.replace(last, ""); readings.length <= MOST; ) {
    const without = rest.replace(first, "").trim();
    if (without === "" || without === rest) break;
    readings.push(without);
    rest = without;
  }
  return readings;
}

/** Titles that one name has: an acting officer's rank, an academic's, a doctor's. */
const MOST = 5;
