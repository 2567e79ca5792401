/**
 * Thai, Khmer and Burmese have no spaces between words: browsers find the places to break a line by a dictionary
 * (ICU's, as `Intl.Segmenter`). It lacks loan words, and breaks them inside a syllable: "အကော|င့်". A word joiner
 * (U+2060, invisible) forbids the break.
 */
export const WORD_JOINER = "\u2060";

/** A consonant that ends the syllable before it (asat or virama follows), or a sign: no Burmese line begins so. */
const endsSyllable = /^[\u1000-\u1021]\u1037?[\u1039\u103a]|^[\u102b-\u103e]/;
const letter = { th: /[\u0e01-\u0e5b]/, kh: /[\u1780-\u17d3]/, mm: /[\u1000-\u109f]/ };

export type JoinedFolder = keyof typeof letter;

const languages: Record<JoinedFolder, string> = { th: "th", kh: "km", mm: "my" };

/** Words that the dictionary lacks, and that stay whole. */
const whole: Record<JoinedFolder, readonly string[]> = {
  th: [
    ..."ยี่กี พาสคีย์ คริปโต แฮช ทรูมันนี่ ทิสโก้ ธนชาต เกียรตินาคินภัทร ขั้นตอน ลายนิ้วมือ เจ้าหน้าที่".split(" "),
    ..."แคนาเดีย กัมโพซา อิรวดี โยมา เมียนมา เอเพ็กซ์ เอซีลีดา ยูโอบี เอบีเอ ซีไอเอ็มบี".split(" "),
    ..."วอลเล็ท คาสิโน แชต นิเคอิ ฮั่งเส็ง โปรโมชั่น พร้อมเพย์ อัปโหลด ปิดผนึก".split(" "),
  ],
  kh: "បដិសេធ អេស៊ីលីដា កាណាឌីយ៉ា គណនី យីគី គ្រីបតូ ភីងប៉ុង ប្រូម៉ូសិន អត្រា".split(" "),
  mm: [
    ..."တစ်ခုတည်း အကောင့် ခရက်ဒစ် အရင် ဆတန် စလစ် ယီကီ စတော့ ဝေါလက် စကင် ခရစ်ပတို ဘရောက်ဇာ".split(" "),
    ..."ဒေါင်းလုဒ် ပရိုဂရမ် လော့ဂ်အင် ကာစီနို ပရင့် ဆာဗာ ပရိုမိုးရှင်း ကမ္ဘောဇ အေပက်စ်".split(" "),
  ],
};

/**
 * Burmese endings of a verb, which the dictionary lists as words of their own, and the negation before one: alone at
 * the edge of a line they read as a broken word.
 */
const burmeseEnding = /^(?:ပါ(?:သည်|မည်|ပြီ|က)?|ပြီ|သည်|မည်|သော|ရန်)$/;
const burmeseNegation = "မ";

/** A number, or the placeholder of one, and the Thai word that counts with it. */
const counted = /(?<=(?:\d|\})) (?=บาท|รายการ)|(?<=รอบที่) (?=\d|\{)/g;
const NO_BREAK_SPACE = "\u00a0";

/**
 * A text with a joiner wherever the dictionary would break it wrongly, and nowhere else. In Thai a number stays on
 * the line of its unit, too.
 */
export function joined(text: string, folder: JoinedFolder): string {
  let result = text.replaceAll(WORD_JOINER, "");
  if (folder === "th") result = result.replace(counted, NO_BREAK_SPACE);
  // A joiner changes what the dictionary finds around it, so this ends when nothing wrong is left.
  for (let wrong = wrongBreaks(result, folder); wrong.length > 0; wrong = wrongBreaks(result, folder))
    for (const at of wrong.toReversed()) result = result.slice(0, at) + WORD_JOINER + result.slice(at);
  return result;
}

/** Where the dictionary breaks a text inside a syllable, a whole word, or a Burmese verb. */
function wrongBreaks(text: string, folder: JoinedFolder): number[] {
  const inside = insideOfWords(text, folder);
  return [...new Intl.Segmenter(languages[folder], { granularity: "word" }).segment(text)]
    .map(({ index, segment }, place, all) => ({ at: index, word: segment, before: all[place - 1]?.segment }))
    .filter(({ at }) => letter[folder].test(text[at - 1] ?? "") && letter[folder].test(text[at] ?? ""))
    .filter(({ at, word, before }) =>
      folder === "mm"
        ? inside.has(at) || endsSyllable.test(text.slice(at)) || isInBurmeseVerb(word, before)
        : inside.has(at),
    )
    .map(({ at }) => at);
}

const isInBurmeseVerb = (word: string, before = ""): boolean =>
  burmeseEnding.test(word) || before.replaceAll(WORD_JOINER, "") === burmeseNegation;

/** The places inside the whole words, with or without joiners in them. */
function insideOfWords(text: string, folder: JoinedFolder): ReadonlySet<number> {
  const places = whole[folder].flatMap((word) =>
    [...text.matchAll(new RegExp([...word].join(`${WORD_JOINER}?`), "gu"))].flatMap(({ index, 0: found }) =>
      Array.from({ length: found.length - 1 }, (_, at) => index + at + 1),
    ),
  );
  return new Set(places);
}
