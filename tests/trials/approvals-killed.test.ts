/** An approval, with the service killed between any two messages to its database: approved and done, or neither. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { isFault } from "@/lib/contract/fault";
import { approveAction, oneApproval } from "@/lib/contract/operators/approvals";
import { voidRound } from "@/lib/contract/operators/rounds";
import { type Satang, satang } from "@/lib/domain/money/money";
import { ABOVE, ask } from "../support/adjustments";
import { waiting } from "../support/approvals";
import { serversAlone, type TestDatabase } from "../support/database";
import { brokenLaws, count } from "../support/ledger";
import { newcomers, operator, type Person, secondOperator } from "../support/people";
import { addRound, bet, close, line } from "../support/rounds";
import { openTestService, type TestService } from "../support/service";
import { type TcpProxy, tcpProxy } from "../support/tcp-proxy";
import { startUpstream, type UpstreamProcess } from "../support/upstream-process";

/** Of each kind, more in the sweep; one more of each is approved undisturbed, to learn how many messages it takes. */
const KILLS = Number(process.env.KILLS || 4);
const reason = "as a test";

interface Waiting {
  id: string;
  member: Person;
  /** The member's money before and after the act. */
  before: Satang;
  after: Satang;
}

describe.each(serversAlone)("an upstream killed while an approval is given on $kind", ({ create }) => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  beforeAll(async () => {
    database = await create();
    proxy = await tcpProxy(database.env.DATABASE_URL ?? "");
  });
  afterAll(async () => {
    await proxy?.close();
    await database?.drop();
  });

  test("has done what was approved, once, and nothing else", async () => {
    const prepared = await openTestService(database);
    const checker = await secondOperator(prepared, "superAdmin");
    const kinds = [await adjustments(prepared), await voids(prepared)];
    await prepared.close();

    // Without jobs, whose messages would be counted too.
    const started = () => startUpstream(database, { DATABASE_URL: proxy.url, ROLE: "calls" });
    let upstream = await started();
    const found = { done: 0, undone: 0 };
    for (const [first, ...others] of kinds) {
      if (!first) throw new Error("nothing was asked for");
      await look(upstream, first, checker);
      proxy.onMessage(Number.POSITIVE_INFINITY, () => {});
      await upstream.call(approveAction, { body: { id: first.id }, token: checker.token });
      const messages = proxy.messages();
      expect(messages).toBeGreaterThan(5);
      for (const [index, one] of others.entries()) {
        expect(await look(upstream, one, checker)).toBe("undone");
        // From the first message to beyond the last, whose answer is then lost.
        const moment = 1 + Math.round((index / (KILLS - 1)) * messages);
        let isKilled: Promise<unknown> | undefined;
        proxy.onMessage(moment, () => {
          isKilled ??= upstream.end("SIGKILL");
        });
        await upstream
          .call(approveAction, { body: { id: one.id }, token: checker.token })
          .catch((error: unknown) => {
            if (isFault(error)) throw error;
          });
        await (isKilled ?? upstream.end("SIGKILL"));
        upstream = await started();
        const state = await look(upstream, one, checker);
        found[state] += 1;
        const again = upstream.call(approveAction, { body: { id: one.id }, token: checker.token });
        if (state === "undone") await again;
        else
          await expect(again).rejects.toMatchObject({
            code: "approval-over",
            details: { state: "approved", by: checker.userName },
          });
        expect(await look(upstream, one, checker)).toBe("done");
      }
    }
    expect(await upstream.end("SIGTERM")).toBe(0);
    // Kills at one side of the commit only would show nothing.
    expect(found.done).toBeGreaterThan(0);
    expect(found.undone).toBeGreaterThan(KILLS / 2);

    const checked = await openTestService(database);
    const ids = kinds.flat().map(({ id }) => id);
    const written = (action: string) =>
      count(checked.db, sql`SELECT count(*) FROM audit WHERE action = ${action}`);
    expect(await written("operators.approvals.approve")).toBe(ids.length);
    expect(await brokenLaws(checked.db)).toEqual([]);
    await checked.close();
  }, 1_800_000);
});

/** Adjustments above the limit, each of a member without money. */
async function adjustments(service: TestService): Promise<Waiting[]> {
  const maker = await operator(service, "superAdmin");
  const asked: Waiting[] = [];
  for (const member of await newcomers(service, KILLS + 1, satang(0)))
    asked.push({
      id: waiting(await ask(service, maker, member.uuid)),
      member,
      before: satang(0),
      after: ABOVE,
    });
  return asked;
}

/** Voids of closed rounds, each with one slip of all of a member's money. */
async function voids(service: TestService): Promise<Waiting[]> {
  const { token } = await operator(service, "administrator");
  const asked: Waiting[] = [];
  const money = satang(10_00);
  for (const member of await newcomers(service, KILLS + 1, money)) {
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 10)]);
    await close(service, betId);
    const id = waiting(await service.call(voidRound, { body: { betId, reason }, token }));
    asked.push({ id, member, before: satang(0), after: money });
  }
  return asked;
}

/** Fails where approval and money disagree. */
async function look(
  upstream: UpstreamProcess,
  { id, member, before, after }: Waiting,
  { token }: Person,
): Promise<"done" | "undone"> {
  const { state } = await upstream.call(oneApproval, { body: { id }, token });
  const { money } = await upstream.call(cashs, { token: member.token });
  expect([state, money]).toEqual(state === "approved" ? ["approved", after] : ["waiting", before]);
  return state === "approved" ? "done" : "undone";
}
