import { once } from "node:events";
import { join } from "node:path";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { build } from "esbuild";
import { root } from "../tools/site/root.mjs";

const SHORT = 10_000;
const LONG = 40_000;
const RUNS = 9;
const LEAST_RUN_MS = 100;

/**
 * Size of V8's young generation, MB. With the default of 16 the objects of a long text outgrow it and are copied
 * by the collector, those of a short text never: that adds a third to the time and says nothing about the
 * parser.
 */
const YOUNG_MB = 256;

/**
 * Runs of one sign, lists, and words that a pattern begins with: a backtracking parser would take quadratic
 * time.
 */
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

/** How much longer a text of four times the length takes: 4 in linear time; at most 5. */
export async function measurePaste() {
  const worker = new Worker(new URL(import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  try {
    const [rows] = await once(worker, "message");
    return rows;
  } finally {
    await worker.terminate();
  }
}

async function measure() {
  const readPaste = await reader();
  return Object.entries(texts).map(([name, text]) => {
    // Alternating, so that other load on the machine slows both.
    const pairs = Array.from({ length: RUNS }, () =>
      [SHORT, LONG].map((length) => cost(readPaste, text(length))),
    );
    const ratios = pairs.map(([short, long]) => long / short).sort((a, b) => a - b);
    const ratio = median(ratios);
    return {
      text: name,
      "10,000 characters, ms": median(pairs.map(([short]) => short)),
      "40,000 characters, ms": median(pairs.map(([, long]) => long)),
      ratio,
      "lowest and highest": `${ratios[0].toFixed(2)} ${ratios[RUNS - 1].toFixed(2)}`,
      "within 5": ratio <= 5 ? "yes" : "NO",
    };
  });
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function repeated(unit, before = "", behind = "") {
  return (length) => before + unit.repeat(Math.floor(length / unit.length)) + behind;
}

let spaces = 0;

/**
 * Milliseconds of one parse, in CPU time of this process, so that other load is left out. That clock is coarse,
 * so the text is parsed until enough time has passed.
 */
function cost(readPaste, text) {
  const begun = process.cpuUsage();
  for (let readings = 1; ; readings++) {
    // The reader remembers lines: a line that ends in another count of spaces is another one.
    readPaste(text.replace(/$/gm, " ".repeat((spaces++ % 900) + 1)));
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

if (!isMainThread) parentPort.postMessage(await measure());
