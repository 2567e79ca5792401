/**
 * `tsx run.ts [SEEDS] [FIRST]`: every page on random values of the spec's floor, asked by a guest and by a member. The
 * exit code is the number of kinds of fault.
 */
import { Agent } from "undici";
import { everyPage } from "../../../testing/every-page";
import { startWebWithLog } from "../../../testing/web-with-log";
import { createFaults } from "./faults";
import { type Asked, askPage } from "./pages";
import { startRandomUpstream } from "./random-upstream";

const AT_ONCE = 4;
const languages = ["", "/en", "/kh", "/mm"];
const print = (line: string) => void process.stdout.write(`${line}\n`);

const [seeds = 200, first = 0] = process.argv.slice(2).map(Number);
const pages = everyPage({ gov: "gov-1", stock: "stock-1", yeekee: "yeekee-1", set_4: "set_4-1" });
/** Pages that show another view, and make other calls, by their address's query. */
const views = ["/results?days=7", "/results?date=2026-11-30", "/results?view=statistics", "/dreams?q=dog"];
const paths = [...pages.map(({ path }) => path), ...views];
const rest = Array.from({ length: seeds }, (_, at) => first + at).flatMap((seed) =>
  (["guest", "member"] as const).flatMap((reader) =>
    paths.map((path): Asked => ({ seed, reader, folder: languages[seed % 4] ?? "", path })),
  ),
);
const total = rest.length;

const faults = createFaults();
const upstream = await startRandomUpstream(Date.now());
const web = await startWebWithLog(upstream.env);
const dispatcher = new Agent({ connections: AT_ONCE, headersTimeout: 60_000 });
const beganMs = performance.now();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let asked = rest.shift(); asked; asked = rest.shift())
      faults.judge(asked, await askPage(web.origin, asked, dispatcher));
  }),
);
for (const line of web.lines) faults.judgeLine(line);

for (const line of faults.lines()) print(line);
const { answered, lacking } = upstream.count;
print(
  [
    `spec-floor: ${seeds} seeds from ${first}, ${paths.length} pages, ${total} answers (${faults.statuses()})`,
    `${answered} calls answered and ${lacking} lacking, ${web.lines.length} lines logged`,
    `${Math.round((performance.now() - beganMs) / 1000)} s, ${faults.count()} kinds of fault`,
  ].join(", "),
);
await dispatcher.close();
await web.stop();
await upstream.stop();
process.exitCode = Math.min(faults.count(), 100);
