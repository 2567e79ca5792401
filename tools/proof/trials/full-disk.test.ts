import { afterEach, describe, expect, test, vi } from "vitest";
import { type DatabaseKind, databases, type TestDatabase } from "../../../tests/support/database/database";
import { lawsOn, memberOn } from "../../../tests/support/faults/member-on";
import { ownServer, whyNoServer } from "../../../tests/support/faults/own-server";
import { type SmallDisk, smallDisk, whyNoDisk } from "../../../tests/support/faults/small-disk";
import { startUpstream } from "../../../tests/support/service/upstream-process";

const DISK_MB = 220;
/** Enough to need new space: files of a database grow by blocks, its log by segments. */
const TRIES = 60;

/** A database whose files lie on a disk of their own, with a member and a round. */
async function onDisk(kind: DatabaseKind["kind"], disk: SmallDisk) {
  if (kind === "postgres") {
    const server = await ownServer(disk.home);
    await server.start();
    const database: TestDatabase = {
      kind,
      env: { DATA_DIR: "", DATABASE_URL: server.url },
      drop: () => server.stop(),
    };
    return { database, server };
  }
  const database: TestDatabase = { kind, env: { DATA_DIR: disk.home }, drop: async () => undefined };
  return { database, server: null };
}

describe.skipIf(whyNoDisk).each(databases)("a disk that is full on $kind", ({ kind }) => {
  const left: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const drop of left.splice(0).reverse()) await drop();
  });

  test.skipIf(kind === "postgres" && whyNoServer)(
    "loses no acknowledged slip, says busy, and comes back when there is space",
    async () => {
      const disk = await smallDisk(DISK_MB);
      left.push(() => disk.drop());
      const { database, server } = await onDisk(kind, disk);
      left.push(() => database.drop());
      const bets = await memberOn(database);
      let upstream = await startUpstream(database);
      left.push(() => upstream.end("SIGKILL"));
      expect(await bets.send(upstream)).toBe("taken");

      disk.fill();
      const met = new Map<string, number>();
      for (let time = 0; time < TRIES; time++) {
        const answer = await bets.send(upstream);
        met.set(answer, (met.get(answer) ?? 0) + 1);
      }
      const told = [...met].map(([code, times]) => `${code} ${times}`).join(", ");
      process.stdout.write(`full disk on ${kind}: ${told}; upstream said ${upstream.diedSaying()}\n`);
      expect([...met.keys()].filter((code) => !["taken", "busy"].includes(code))).toEqual([]);
      expect(met.get("busy")).toBeGreaterThan(0);

      disk.free();
      // A server that could not go on without space is started again by its own service manager.
      if (server && server.pids().length <= 1) await server.start();
      if (upstream.diedSaying() !== null) upstream = await startUpstream(database);
      await vi.waitFor(async () => expect(await bets.send(upstream)).toBe("taken"), {
        timeout: 60_000,
        interval: 200,
      });
      expect(await bets.missing(upstream)).toEqual([]);
      expect(await upstream.end("SIGTERM")).toBe(0);

      expect(await lawsOn(database)).toEqual([]);
    },
    600_000,
  );
});
