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
 * MB for objects that have just been made. With the usual 16 what a long text makes outgrows them and is copied by the
 * collector while it is read, which a short text never is: that alone adds a third, and says nothing of the reader.
 */
const YOUNG_MB = 256;

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
    // In turns: what slows this machine down for a moment slows both.
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

if (!isMainThread) parentPort.postMessage(await measure());
