import { and, eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { createPoy } from "@/lib/contract/poys";
import { createWithdraw } from "@/lib/contract/withdraws";
import { satang } from "@/lib/domain/money/money";
import { JOB_MS } from "@/upstream/db/limits";
import { allowLonger } from "@/upstream/db/pool";
import { account } from "@/upstream/db/schema/ledger";
import type { Tx } from "@/upstream/db/tx";
import { post } from "@/upstream/ledger/post";
import { newKey } from "../../../tools/testing/calls";
import { withdrawer } from "../../support/banks";
import { serversAlone } from "../../support/database";
import { brokenLaws } from "../../support/ledger";
import { waitingForLocks } from "../../support/locks";
import { newcomer, type Person } from "../../support/people";
import { addRound, line } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

describe.each(serversAlone)("the lock of a member's money on $kind", (kind) => {
  const open = useService(kind);

  test("holds up a slip: one that waited while the money went is refused for want of it", async () => {
    const service = open();
    const member = await newcomer(service, 100);
    const betId = await addRound(service, "th_open");
    const args = {
      body: { betId, lines: [line("teng_bon_2", "47", 60)] },
      token: member.token,
      key: newKey(),
    };
    const [refused] = await whileHeld(service, member, [() => service.refusal(createPoy, args)], (tx) =>
      post(tx, {
        kind: "ADMIN_DECREASE",
        ref: newKey(),
        from: { member: member.uuid, account: "cash" },
        to: { house: "house-grants" },
        amount: satang(50_00),
      }),
    );
    expect([refused?.code, refused?.details]).toEqual(["balance-too-low", { balance: 50_00, needed: 60_00 }]);
    expect(await brokenLaws(service.db)).toEqual([]);
  });

  test("lets one of two withdrawals at once pass: the other sees that one is pending", async () => {
    const service = open();
    const member = await withdrawer(service, 1_000);
    const ask = async () => {
      const body = { bankId: member.bankId, amount: satang(300_00) };
      const asked = service.call(createWithdraw, { body, token: member.token, key: newKey() });
      return asked.then(({ status }) => status).catch(({ code }: { code: string }) => code);
    };
    const answers = await whileHeld(service, member, [ask, ask]);
    expect(answers.toSorted()).toEqual(["pending", "withdraw-pending-already"]);
    expect(await brokenLaws(service.db)).toEqual([]);
  });
});

/** Sends calls while the member's accounts are locked; once all of them wait, does the work and lets go. */
async function whileHeld<Answer>(
  service: TestService,
  { uuid }: Person,
  calls: readonly (() => Promise<Answer>)[],
  work: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<Answer[]> {
  const sent: Promise<Answer>[] = [];
  await service.db.transaction(async (tx) => {
    await allowLonger(tx, JOB_MS);
    const own = and(eq(account.owner, uuid), eq(account.kind, "cash"));
    await tx.select().from(account).where(own).for("update");
    sent.push(...calls.map((call) => call()));
    await vi.waitFor(async () => expect(await waitingForLocks(service.db)).toBe(calls.length), {
      timeout: 120_000,
      interval: 20,
    });
    await work(tx);
  });
  return Promise.all(sent);
}
