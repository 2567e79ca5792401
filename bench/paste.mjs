import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../scripts/launch/root.mjs";

const SHORT = 10_000;
const LONG = 40_000;
const RUNS = 7;
const LEAST_RUN_MS = 100;

/** Runs of one sign, lists, and words that a pattern begins with: what a reader that looks back would square. */
const texts = {
  slip: repeated("123=20*20\n"),
  "list of numbers": repeated("12 ", "", "=5"),
  "bets on one line": repeated("12=50 "),
  stars: repeated("*"),
  "stars between digits": repeated("*", "1", "1"),
  dashes: repeated("-", "1"),
  "dashes and stars": repeated("- *"),
  "unknown signs": repeated("[", "1", "1"),
  "draw day and blanks": repeated(" ", "งวด", "x"),
  "total and blanks": repeated(" ", "รวม", "x"),
  "sheet and blanks": repeated(" ", "โพย", "x"),
  "numbered and blanks": repeated(" ", "1.", "x"),
  dates: repeated("1/1/2568 "),
  "digits beside dates": repeated("1", "", " 1/1/2568"),
  "words in brackets": repeated("(บน)", "", "12=5"),
  "many words, many numbers": (length) =>
    `${repeated("บน")(length / 2)}${repeated("12 ", " ", "=5")(length / 2)}`,
  "many numbers, many prices": (length) => `${repeated("12 ")(length / 2)}${repeated("บน5ล่าง5")(length / 2)}`,
};

/** How much longer a text of four times the length takes: 4 where each character costs the same; at most 5. */
export async function measurePaste() {
  const readPaste = await reader();
  return Object.entries(texts).map(([name, text]) => {
    // In turns: what slows this machine down for a moment slows both.
    const pairs = Array.from({ length: RUNS }, () =>
      [SHORT, LONG].map((length) => cost(readPaste, text(length))),
    );
    const [short, long] = [0, 1].map((at) => Math.min(...pairs.map((pair) => pair[at])));
    return {
      text: name,
      "10,000 characters, ms": short,
      "40,000 characters, ms": long,
      ratio: long / short,
      "within 5": long / short <= 5 ? "yes" : "NO",
    };
  });
}

function repeated(unit, before = "", behind = "") {
  return (length) => before + unit.repeat(Math.floor(length / unit.length)) + behind;
}

/**
 * Milliseconds of one reading, in time of this process alone: what else the machine does is left out. That clock is
 * coarse, so it is read until enough has passed.
 */
function cost(readPaste, text) {
  const begun = process.cpuUsage();
  for (let readings = 1; ; readings++) {
    readPaste(text);
    const ms = process.cpuUsage(begun).user / 1000;
    if (ms >= LEAST_RUN_MS) return ms / readings;
  }
}

async function reader() {
  const entry = join(root, "lib/domain/poy/paste/paste.ts");
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return (await import(`data:text/javascript;base64,${code}`)).readPaste;
}
