import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import WebSocket from "ws";
import { roundChannel, WITNESS_EVENT } from "@/lib/contract/channels";
import { witnessPath, yingProof } from "@/lib/contract/yings";
import { bangkokIso } from "@/lib/domain/time/time";
import { isInTree, witnessRoot } from "@/lib/domain/yeekee/witness-tree";
import { createLog } from "@/upstream/logging/log";
import { collectWitnesses } from "@/upstream/yeekee/collect-witnesses";
import { hashing } from "@/upstream/yeekee/draws";
import { keepWitnesses, WITNESSES_MOST } from "@/upstream/yeekee/witnesses";
import { oneDatabase, serversAlone } from "../../support/database/database";
import { count } from "../../support/database/ledger";
import { waitingForLocks } from "../../support/database/locks";
import { sealedOf } from "../../support/draws/older-proof";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { PUSHER_KEY } from "../../support/world/facts";
import { newcomer } from "../../support/world/people";
import { fillUp, finish, openShotsRound, runOn, shootAs, standStill } from "../../support/world/yeekee";

const soon = { timeout: 120_000, interval: 20 };
const silent = createLog("silent");
const value = () => randomBytes(16).toString("hex");
const pages: WebSocket[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.terminate();
});

/**
 * A page of a round: the messages that it sends, and the next answer to its ping, before which all earlier ones
 * were read.
 */
async function pageIn(service: TestService, betId: string, address?: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${service.port}/app/${PUSHER_KEY}?protocol=7`, {
    headers: address ? { "x-client-ip": address } : {},
  });
  pages.push(socket);
  const heard: string[] = [];
  socket.on("message", (raw) => heard.push(JSON.parse(String(raw)).event));
  const say = (message: object) => socket.send(JSON.stringify(message));
  const until = (event: string) => vi.waitFor(() => expect(heard).toContain(event), soon);
  await until("pusher:connection_established");
  const channel = roundChannel(betId);
  return {
    async join() {
      say({ event: "pusher:subscribe", data: { channel } });
      await until("pusher_internal:subscription_succeeded");
    },
    witness: (data: unknown) => say({ event: WITNESS_EVENT, channel, data }),
    async read() {
      heard.length = 0;
      say({ event: "pusher:ping", data: {} });
      await until("pusher:pong");
    },
  };
}

describe.each(oneDatabase)("witnesses on $kind", (kind) => {
  const open = useService(kind);
  const stored = (betId: string) =>
    count(open().db, sql`SELECT count(*) FROM ying_witness WHERE bet_id = ${betId}`);
  /**
   * A witness from another page has arrived: from here on the service knows the round, and drops none as unknown.
   */
  const begin = async (betId: string) => {
    const page = await pageIn(open(), betId, "198.51.100.1");
    await page.join();
    const first = value();
    await vi.waitFor(async () => {
      page.witness({ value: first });
      expect(await stored(betId)).toBe(1);
    }, soon);
    return first;
  };
  const proofOf = async (betId: string) => sealedOf(await open().call(yingProof, { query: { betId } }));

  test("enter the tree that is frozen, and each page gets its own path to the root", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    const { betId } = shots;
    await fillUp(service, shots, 20);
    const values = [await begin(betId), ...Array.from({ length: 5 }, value)];
    for (const one of values.slice(1)) {
      const page = await pageIn(service, betId);
      await page.join();
      page.witness({ value: one });
    }
    await vi.waitFor(async () => expect(await stored(betId)).toBe(6), soon);
    const early = await service.refusal(witnessPath, { query: { betId, value: values[0] ?? "" } });
    await finish(service, shots);

    const { witnesses } = await proofOf(betId);
    const root = await witnessRoot(values, hashing);
    expect([early.code, witnesses]).toEqual(["not-found", { count: 6, root }]);
    for (const one of values) {
      const path = await service.call(witnessPath, { query: { betId, value: one } });
      expect(await isInTree({ ...path, value: one, root }, hashing)).toBe(true);
    }
    const other = await service.refusal(witnessPath, { query: { betId, value: value() } });
    expect(other.code).toBe("not-found");
  });

  test("three of a socket and round are taken, equal ones once, and nothing that is not one", async () => {
    const service = open();
    const { betId } = await openShotsRound(service);
    const known = await begin(betId);
    const page = await pageIn(service, betId);
    page.witness({ value: value() });
    await page.join();
    for (const data of [
      {},
      null,
      "aa",
      [value()],
      { value: 7 },
      { value: value().toUpperCase().replace(/\d/g, "A") },
      { value: value().slice(1) },
      { value: `${value()}0` },
      { value: `${value().slice(0, 30)}g0` },
      { value: ` ${value().slice(2)} ` },
    ])
      page.witness(data);
    const [first, second] = [value(), value()];
    for (const one of [first, first, second, value(), value()]) page.witness({ value: one });
    await page.read();
    await vi.waitFor(async () => expect(await stored(betId)).toBe(3), soon);
    const { rows } = await service.db.execute<{ value: string }>(
      sql`SELECT value FROM ying_witness WHERE bet_id = ${betId}`,
    );
    expect(rows.map((row) => row.value).sort()).toEqual([known, first, second].sort());
  });

  test.each([
    ["an address", ["192.0.2.7"]],
    ["a /64", ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"]],
  ])("sixty of %s and round are taken", async (_, addresses) => {
    const service = open();
    const { betId } = await openShotsRound(service);
    await begin(betId);
    for (let at = 0; at < 22; at++) {
      const page = await pageIn(service, betId, addresses[at % addresses.length]);
      await page.join();
      for (let one = 0; one < 3; one++) page.witness({ value: value() });
      await page.read();
    }
    const last = await pageIn(service, betId, "192.0.2.8");
    await last.join();
    last.witness({ value: "0".repeat(32) });
    await vi.waitFor(async () => expect(await stored(betId)).toBeGreaterThanOrEqual(62), soon);
    expect(await stored(betId)).toBe(62);
  });

  test("after the end of shooting, by the database's clock, none is taken, frozen or not", async () => {
    const service = open();
    const { betId, resultMs } = await openShotsRound(service);
    await service.db.execute(
      sql`UPDATE job SET done_at = app_now() WHERE kind = 'freeze' AND ref = ${betId}`,
    );
    const keep = (one: string) => service.db.transaction((tx) => keepWitnesses(tx, [{ betId, value: one }]));
    await standStill(service, resultMs - 1);
    await keep(value());
    await standStill(service, resultMs);
    await keep(value());
    expect(await stored(betId)).toBe(1);
    await runOn(service);
  });

  test("of rounds that nobody has, and of older ones, none is kept", async () => {
    const service = open();
    for (const betId of ["yeekee-2001-01-01-1", "th_open-2001-01-01", "x"])
      await service.db.transaction((tx) => keepWitnesses(tx, [{ betId, value: value() }]));
    expect(
      await count(
        service.db,
        sql`SELECT count(*) FROM ying_witness WHERE bet_id LIKE '%2001%' OR bet_id = 'x'`,
      ),
    ).toBe(0);
  });

  test("of rounds that nobody knows, however many, displace none of one that is known", async () => {
    const service = open();
    const { betId } = await openShotsRound(service);
    await begin(betId);
    const ear = collectWitnesses(service.db, silent);
    const hear = (round: string, at: number) =>
      ear.hear({ betId: round, value: value(), socketId: `${at}.1`, address: `192.0.2.${at % 250}` });
    hear(betId, 0);
    await vi.waitFor(async () => expect(await stored(betId)).toBe(2), soon);
    for (let at = 0; at < WITNESSES_MOST; at++) hear("yeekee-2001-01-01-1", at);
    hear(betId, 1);
    await ear.stop();
    expect(await stored(betId)).toBe(3);
  });

  test("of many rounds are stored at once, so that none waits for those of another", async () => {
    const service = open();
    const rounds = [];
    for (let at = 0; at < 3; at++) rounds.push((await openShotsRound(service)).betId);
    const ear = collectWitnesses(service.db, silent);
    for (const betId of rounds) ear.hear({ betId, value: value(), socketId: "1.1", address: "192.0.2.1" });
    await ear.stop();
    const { rows } = await service.db.execute<{ count: number; transactions: number }>(sql`
      SELECT count(*) AS count, count(DISTINCT xmin::text) AS transactions FROM ying_witness
      WHERE bet_id = ANY (${sql.param(rounds)}::text[])`);
    expect(rows).toEqual([{ count: 3, transactions: 1 }]);
  });

  test("of more than a round takes, the first are kept", async () => {
    const service = open();
    const { betId } = await openShotsRound(service);
    const values = Array.from({ length: 9 }, value);
    await service.db.execute(
      sql`SELECT keep_witnesses(${betId}, ${sql.param(values.slice(0, 4))}::text[], 6)`,
    );
    await service.db.execute(sql`SELECT keep_witnesses(${betId}, ${sql.param(values.slice(4))}::text[], 6)`);
    expect(await stored(betId)).toBe(6);
  });
});

describe.each(serversAlone)("witnesses beside shots on $kind", (kind) => {
  const open = useService(kind);

  test("wait for no shot and hold none up: their locks are their own", async () => {
    const service = open();
    const { betId } = await openShotsRound(service);
    const member = await newcomer(service, 0);
    await service.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM ying_draw WHERE bet_id = ${betId} FOR UPDATE`);
      await service.db.transaction((other) => keepWitnesses(other, [{ betId, value: value() }]));
    });
    await service.db.transaction(async (tx) => {
      await keepWitnesses(tx, [{ betId, value: value() }]);
      await shootAs(service, member, betId, "00001");
    });
    expect(await count(service.db, sql`SELECT count(*) FROM ying_witness WHERE bet_id = ${betId}`)).toBe(2);
  });

  test("one that is being written is waited for by the freeze; one that comes while it reads is not in", async () => {
    const service = open();
    const shots = await openShotsRound(service);
    const { betId, resultMs } = shots;
    await fillUp(service, shots, 20);
    const written = value();
    let frozen: Promise<void> | undefined;
    await service.db.transaction(async (tx) => {
      await keepWitnesses(tx, [{ betId, value: written }]);
      await service.setClock(bangkokIso(resultMs));
      frozen = service.tick();
      await vi.waitFor(async () => expect(await waitingForLocks(service.db)).toBeGreaterThan(0), soon);
      await service.db.transaction((other) => keepWitnesses(other, [{ betId, value: value() }]));
    });
    await frozen;
    const { witnesses } = sealedOf(await service.call(yingProof, { query: { betId } }));
    expect(witnesses).toEqual({ count: 1, root: await witnessRoot([written], hashing) });
    expect(await count(service.db, sql`SELECT count(*) FROM ying_witness WHERE bet_id = ${betId}`)).toBe(1);
  });

  test("equal ones that two processes store in different orders hold neither of them up", async () => {
    const service = open();
    const { betId } = await openShotsRound(service);
    const [low = "", middle = "", high = ""] = [value(), value(), value()].sort();
    const keep = (...values: string[]) =>
      service.db.transaction((tx) =>
        keepWitnesses(
          tx,
          values.map((one) => ({ betId, value: one })),
        ),
      );
    const waiting = (transactions: number) =>
      vi.waitFor(async () => expect(await waitingForLocks(service.db)).toBe(transactions), soon);
    const storing: Promise<void>[] = [];
    await service.db.transaction(async (tx) => {
      await keepWitnesses(tx, [{ betId, value: high }]);
      storing.push(keep(low, high, middle));
      await waiting(1);
      storing.push(keep(middle, low));
      await waiting(2);
    });
    await Promise.all(storing);
    expect(await count(service.db, sql`SELECT count(*) FROM ying_witness WHERE bet_id = ${betId}`)).toBe(3);
  });
});
