import { browserWhenMissing } from "../tools/site/browser.mjs";
import { buildWhenStale } from "../tools/site/build.mjs";
import { installWhenNeeded } from "../tools/site/install.mjs";
import { requireNode } from "../tools/site/node-version.mjs";
import { runScript, StartError } from "../tools/site/start-error.mjs";
import { printTable } from "../tools/testing/table.mjs";

const parts = {
  slips: async () => {
    const { measureSlips } = await import("./slips.mjs");
    printTable("Slips accepted on PostgreSQL", await measureSlips());
  },
  members: async () => {
    const { measureMembers } = await import("./members.mjs");
    printTable("Whether the time of an answer tells who is a member", await measureMembers());
  },
  console: async () => {
    const { measureConsole } = await import("./console.mjs");
    printTable("The operators' lists over 1,000,000 slips on PostgreSQL", await measureConsole());
  },
  sockets: async () => {
    const { measureSockets } = await import("./sockets.mjs");
    printTable("One broadcast to 2,000 open pages", await measureSockets());
  },
  weight: async () => {
    const { measureWeight } = await import("./weight.mjs");
    await browserWhenMissing();
    printTable(
      "What a first visit weighs and how soon it shows (kB gzip on the wire; budget in brackets)",
      await measureWeight(),
    );
  },
  "console-weight": async () => {
    const { measureConsoleWeight } = await import("./console-weight.mjs");
    await browserWhenMissing();
    printTable(
      "What a first visit of the operators' console weighs (kB gzip on the wire; budget in brackets)",
      await measureConsoleWeight(),
    );
  },
  revisits: async () => {
    const { measureRepeatVisits } = await import("./repeat-visits.mjs");
    await browserWhenMissing();
    printTable(
      "What a second visit weighs (kB on the wire, headers included; goal in brackets)",
      await measureRepeatVisits(),
    );
  },
  presses: async () => {
    const { measurePresses } = await import("./presses.mjs");
    await browserWhenMissing();
    printTable("From a touch to the next frame on the bet page, CPU slowed down 4×", await measurePresses());
  },
  pages: async () => {
    const { measurePages } = await import("./pages.mjs");
    printTable("Pages rendered on the server", await measurePages());
  },
  paste: async () => {
    const { measurePaste } = await import("./paste.mjs");
    printTable(
      "Reading what was pasted: four times the text costs about four times as much",
      await measurePaste(),
    );
    const { measurePasteOnPhone } = await import("./paste-on-phone.mjs");
    await browserWhenMissing();
    printTable("A paste on the bet page, CPU slowed down 4×", await measurePasteOnPhone());
  },
};

/** What a visitor's device notices; each but the first can be asked for alone. */
const withinWeight = ["weight", "console-weight", "revisits", "presses"];

/**
 * `npm run bench [-- slips members console sockets weight pages paste]`: figures to read, not tests; ratios, because
 * machines differ.
 */
await runScript(async () => {
  requireNode();
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in parts));
  if (unknown)
    throw new StartError(`No part is called "${unknown}"; there are ${Object.keys(parts).join(", ")}.`);
  await installWhenNeeded();
  await buildWhenStale();
  const named = asked.flatMap((name) => (name === "weight" ? withinWeight : name));
  for (const name of named.length > 0 ? new Set(named) : Object.keys(parts)) await parts[name]();
});
