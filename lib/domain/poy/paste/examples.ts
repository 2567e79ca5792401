const IN_EVERY_LANGUAGE = "123=20*20\n409=30*6\n508=40(10x5)";

const thai = [IN_EVERY_LANGUAGE, "บนล่าง\n12=50*50\n34 56=20", "ล่าง\n07\n70\n77\nตัวละ10"];

/** Texts as people send them, to try the parser with, by language. A test parses each of them completely. */
const examples: Readonly<Record<string, readonly string[]>> = {
  th: thai,
  en: [IN_EVERY_LANGUAGE, "top and bottom\n12=50*50\n34 56=20", "bottom\n07\n70\n77\n=10"],
  km: [IN_EVERY_LANGUAGE, "លើ និងក្រោម\n12=50*50\n34 56=20", "ក្រោម\n07\n70\n77\n=10"],
  my: [IN_EVERY_LANGUAGE, "အပေါ် အောက်\n12=50*50\n34 56=20", "အောက်\n07\n70\n77\n=10"],
};

export const pasteExamples = (language: string): readonly string[] => examples[language] ?? thai;
