import { describe, expect, test } from "vitest";
import { arrowsBetweenFiles, arrowsBetweenPlaces, circlesOf, isCode, show } from "./graph";
import { sourcesUnder } from "./source-files";

/** What every feature of the upstream may import. */
const base = ["bus", "clock", "config", "db", "http", "logging"];

/**
 * What each place of a layer may import, besides itself; types count. A place imports only places above it in its
 * table, so a new one goes below all that it imports.
 */
const layers: Record<string, Record<string, readonly string[]>> = {
  upstream: {
    db: [],
    clock: ["db"],
    config: ["db"],
    bus: ["config"],
    logging: [],
    http: ["config", "db", "logging"],

    audit: base,
    approvals: [...base, "audit"],
    queues: [...base, "audit"],
    tickets: [...base, "audit", "queues"],
    ledger: [...base, "audit"],
    metrics: [...base, "ledger"],
    line: base,
    captcha: base,
    content: [...base, "audit"],
    realtime: base,
    retention: base,
    turnovers: base,
    visitors: [...base, "audit"],
    achievements: [...base, "ledger"],
    affiliates: [...base, "ledger"],
    files: [...base, "audit"],
    notices: [...base, "audit", "line"],
    otps: [...base, "notices"],
    members: [...base, "affiliates", "approvals", "audit", "files", "ledger", "line", "otps", "turnovers"],
    passkeys: [...base, "members"],
    site: [...base, "affiliates", "audit", "ledger", "members", "notices"],
    banks: [...base, "audit", "ledger", "members", "queues"],
    deposits: [...base, "approvals", "audit", "files", "ledger", "members", "queues", "realtime"],
    withdrawals: [
      ...base,
      ...["approvals", "audit", "banks", "ledger", "members", "queues", "realtime", "turnovers"],
    ],
    statements: [...base, "audit", "deposits", "ledger", "withdrawals"],
    partners: [...base, "approvals", "audit", "ledger", "members"],
    rounds: [...base, "realtime"],
    settlement: [...base, "rounds"],
    yeekee: [...base, "audit", "ledger", "members", "realtime", "rounds", "settlement"],
    "round-control": [...base, "approvals", "audit", "rounds", "settlement", "yeekee"],
    poys: [...base, "audit", "members", "rounds", "yeekee"],
    bell: [...base, "notices", "poys"],
    lotteries: [...base, "poys", "rounds"],
    numbers: [...base, "approvals", "audit", "lotteries", "realtime", "rounds"],
    operators: [
      ...base,
      ...["approvals", "audit", "deposits", "ledger", "lotteries", "members", "passkeys", "queues"],
      ...["rounds", "yeekee"],
    ],

    simulators: [...base, "deposits", "line", "notices", "otps", "partners", "withdrawals"],
    outside: [
      ...base,
      ...["banks", "captcha", "line", "notices", "otps", "partners", "simulators", "withdrawals", "yeekee"],
    ],
    seed: [...base, "approvals", "content", "ledger", "members", "operators", "rounds"],
    "due-work": ["clock", "db", "deposits", "partners", "yeekee"],
    "approval-actions": [
      ...["approvals", "deposits", "members", "numbers", "operators", "partners", "round-control"],
      "withdrawals",
    ],
    routes: [
      ...["achievements", "affiliates", "approval-actions", "approvals", "audit", "banks", "bell", "content"],
      ...["deposits", "files", "http", "ledger", "lotteries", "members", "notices", "numbers", "operators"],
      ...["otps", "partners", "passkeys", "poys", "queues", "realtime", "round-control", "rounds"],
      ...["simulators", "site", "statements", "tickets", "turnovers", "visitors", "withdrawals", "yeekee"],
    ],
    jobs: [
      ...base,
      ...["approvals", "deposits", "due-work", "partners", "retention", "round-control", "rounds"],
      ...["settlement", "turnovers", "yeekee"],
    ],
    background: [...base, "jobs", "ledger", "metrics", "notices", "outside", "withdrawals", "yeekee"],
    "migrate-once": [...base, "seed"],
    health: [...base, "operators"],
    "test-clock": [...base, "yeekee"],
    app: [
      ...base,
      ...["background", "deposits", "health", "metrics", "otps", "outside", "partners", "poys", "realtime"],
      ...["routes", "seed", "simulators", "test-clock", "yeekee"],
    ],
    main: ["app", "config", "logging", "migrate-once"],
  },
  "lib/server": {
    config: [],
    metrics: ["config"],
    news: ["config"],
    picture: ["config"],
    upstream: ["config"],
    session: ["config", "news", "upstream"],
    headers: ["config", "metrics", "session"],
    page: ["config", "session"],
    floor: ["config", "metrics"],
    ask: ["config", "floor", "headers", "news", "session", "upstream"],
    line: ["ask", "config", "headers", "session", "upstream"],
    proxy: ["ask", "config", "floor", "headers", "line", "page", "session", "upstream"],
    console: ["config", "headers", "page", "proxy", "session", "upstream"],
    gate: ["ask", "config", "console", "headers", "metrics", "page", "proxy", "session", "upstream"],
    "hear-news": ["ask", "news", "session", "upstream"],
    startup: ["config", "gate", "hear-news", "metrics"],
  },
  "lib/client": {
    page: [],
    calls: ["page"],
    realtime: ["calls", "page"],
    console: ["calls", "page", "realtime"],
    device: ["calls", "page"],
    session: ["calls", "device", "page"],
    proofs: ["device", "realtime"],
  },
};

/** The folder of a file inside its layer, or the file itself at the layer's top. */
const placeIn = (layer: string) => (file: string) =>
  file
    .slice(layer.length + 1)
    .split("/")[0]
    ?.replace(/\.(tsx?|mjs)$/, "") ?? null;

describe.each(Object.entries(layers))("inside %s", (layer, table) => {
  const placeOf = placeIn(layer);
  const arrows = arrowsBetweenFiles([layer]);

  test("no places import each other in a circle", () => {
    expect(circlesOf(arrowsBetweenPlaces(arrows, placeOf))).toEqual([]);
  });

  test("every place stands in the table, below all that it may import", () => {
    const names = new Set(sourcesUnder([layer]).filter(isCode).map(placeOf));
    expect(Object.keys(table).sort()).toEqual([...names].sort());
    const order = Object.keys(table);
    const upwards = Object.entries(table).flatMap(([name, allowed]) =>
      allowed.filter((each) => order.indexOf(each) >= order.indexOf(name)).map((each) => `${name} → ${each}`),
    );
    expect(upwards).toEqual([]);
  });

  test.each(Object.entries(table))("%s imports only %j", (name, allowed) => {
    const strays = arrows.filter(
      ({ from, to }) => placeOf(from) === name && ![name, ...allowed].includes(placeOf(to) ?? ""),
    );
    expect(strays.map(show)).toEqual([]);
  });
});
