/** Texts as people send them, to try the parser with. A test parses each of them completely. */
export const pasteExamples: readonly string[] = [
  "123=20*20\n409=30*6\n508=40(10x5)",
  "บนล่าง\n12=50*50\n34 56=20",
  "ล่าง\n07\n70\n77\nตัวละ10",
];
