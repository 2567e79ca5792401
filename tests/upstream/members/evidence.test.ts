import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { memberEvidence, memberLinks } from "@/lib/contract/operators/member-evidence";
import { setPlayerLimits } from "@/lib/contract/player-limits";
import { satang } from "@/lib/domain/money/money";
import { memberBank } from "@/upstream/db/schema/banks";
import { session } from "@/upstream/db/schema/members";
import { newKey } from "../../../tools/testing/calls";
import { boundAccount, confirmPinOf } from "../../support/banks";
import { oneDatabase } from "../../support/database";
import { newcomer, operator, type Person, payIn } from "../../support/people";
import { addRound, bet, line, settle } from "../../support/rounds";
import type { TestService } from "../../support/service";
import { useService } from "../../support/use-service";

/** Moves a member's sessions to a device and an address. */
const at = (service: TestService, { uuid }: Person, deviceId: string, address: string) =>
  service.db.update(session).set({ deviceId, address }).where(eq(session.member, uuid));

describe.each(oneDatabase)("what speaks for and against a member on $kind", (kind) => {
  const open = useService(kind);

  test("is on one page: turnover, limits, names and sessions", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const member = await newcomer(service, 0);
    await payIn(service, member, 100);
    const betId = await addRound(service, "th_open");
    await bet(service, member, betId, [line("teng_bon_2", "47", 40)]);
    await settle(service, betId, { top3: "123", bottom2: "45" });
    await confirmPinOf(service, member);
    const perSpan = { day: satang(500_00), week: null, month: null };
    await service.call(setPlayerLimits, { body: { stake: perSpan }, token: member.token });
    await boundAccount(service, member);
    const seen = await service.call(memberEvidence, { body: { uuid: member.uuid }, token });
    expect(seen).toMatchObject({
      name: "สมหญิง รักดี",
      formerNames: [],
      turnover: { canWithdraw: false, type: "DEPOSIT", done: 40_00 },
      limits: { stake: { day: 500_00 }, selfExcludedUntil: null },
      sessions: [{ endedAt: null }],
    });
    expect(seen.nameFixedAt).not.toBeNull();
  });

  test("is which other accounts share a device, an address or a bank account, most first", async () => {
    const service = open();
    const { token } = await operator(service, "staff");
    const [one, near, far, stranger] = [
      await newcomer(service, 0),
      await newcomer(service, 0),
      await newcomer(service, 0),
      await newcomer(service, 0),
    ];
    const device = newKey();
    await at(service, one, device, "198.51.100.7");
    await at(service, near, device, "198.51.100.7");
    await at(service, far, newKey(), "198.51.100.7");
    await at(service, stranger, "", "");
    const { bankId } = await boundAccount(service, far);
    const [row] = await service.db.select().from(memberBank).where(eq(memberBank.bankId, bankId));
    if (!row) throw new Error("no account");
    // One that was refused to the member, because it is another one's.
    const { bankId: _, ...account } = row;
    await service.db.insert(memberBank).values({ ...account, member: one.uuid, status: "rejected" });
    const links = await service.call(memberLinks, { body: { uuid: one.uuid }, token });
    expect(links.map(({ uuid, signs }) => [uuid, signs]).sort()).toEqual(
      [
        [near.uuid, ["address", "device"]],
        [far.uuid, ["address", "bank"]],
      ].sort(),
    );
    expect(await service.call(memberLinks, { body: { uuid: stranger.uuid }, token })).toEqual([]);
  });

  test("of an operator is not found", async () => {
    const service = open();
    const { token, uuid } = await operator(service, "staff");
    expect((await service.refusal(memberEvidence, { body: { uuid }, token })).code).toBe("not-found");
  });
});
