import { describe, expect, test } from "vitest";
import { callName } from "@/lib/contract/endpoint";
import { oneOperatorFile } from "@/lib/contract/files";
import { allApprovals, oneApproval, setApprovalRule } from "@/lib/contract/operators/approvals";
import { allAudit, allOperatorReads, allOutbox, verifyAudit } from "@/lib/contract/operators/audit";
import { allOperatorDeposits } from "@/lib/contract/operators/deposits";
import { memberGameRounds } from "@/lib/contract/operators/games";
import { memberEvidence, memberLinks } from "@/lib/contract/operators/member-evidence";
import { accountEntries, memberStatement } from "@/lib/contract/operators/member-money";
import { allMembers, oneMember, setMemberName } from "@/lib/contract/operators/members";
import { addNote, allNotes } from "@/lib/contract/operators/notes";
import { allOperatorPoys, oneOperatorPoy } from "@/lib/contract/operators/poys";
import { allProtected } from "@/lib/contract/operators/queues";
import { allOperatorTickets } from "@/lib/contract/operators/tickets";
import { allVisitors } from "@/lib/contract/operators/visitors";
import { allOperatorBanks, allOperatorWithdraws, approveWithdraw } from "@/lib/contract/operators/withdraws";
import { createTicket } from "@/lib/contract/tickets";
import { DAY_MS } from "@/lib/domain/time/time";
import { file } from "@/upstream/db/schema/files";
import { playerLimit } from "@/upstream/db/schema/player-limits";
import { visitor } from "@/upstream/db/schema/visitors";
import { putInOutbox } from "@/upstream/notices/message-outbox";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import { operatorReads } from "../../support/laws/operator-reads";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { withdraw, withdrawer } from "../../support/world/banks";
import { report } from "../../support/world/deposits";
import { TODAY } from "../../support/world/facts";
import { newcomer, operator, type Person } from "../../support/world/people";
import { addRound, bet, line } from "../../support/world/rounds";

/** A member about whom one operator's action awaits another one's approval. */
type Discussed = Person & { approvalId: string };
type Read = (service: TestService, token: string, member: Discussed) => Promise<unknown>;

/** Calls whose answers contain members' personal data, each with a call that shows this member's. */
const personal: Record<string, Read> = {
  [callName(allMembers)]: (service, token, { userName }) =>
    service.call(allMembers, { body: { search: userName }, token }),
  [callName(oneMember)]: (service, token, { uuid }) => service.call(oneMember, { body: { uuid }, token }),
  [callName(allAudit)]: (service, token, { uuid }) =>
    service.call(allAudit, { body: { target: uuid }, token }),
  [callName(allOperatorDeposits)]: (service, token) =>
    service.call(allOperatorDeposits, { body: { channel: "normal", limit: 100 }, token }),
  [callName(allOperatorWithdraws)]: (service, token) =>
    service.call(allOperatorWithdraws, { body: { limit: 100 }, token }),
  [callName(allOperatorBanks)]: (service, token) =>
    service.call(allOperatorBanks, { body: { limit: 100 }, token }),
  [callName(allApprovals)]: (service, token) => service.call(allApprovals, { body: { limit: 100 }, token }),
  [callName(oneApproval)]: (service, token, { approvalId }) =>
    service.call(oneApproval, { body: { id: approvalId }, token }),
  [callName(allOperatorPoys)]: async (service, token, member) => {
    await bet(service, member, await addRound(service, "th_open"), [line("teng_bon_2", "47", 1)]);
    return service.call(allOperatorPoys, { body: { uuid: member.uuid }, token });
  },
  [callName(oneOperatorPoy)]: async (service, token, member) => {
    const betId = await addRound(service, "th_open");
    const { poyId } = await bet(service, member, betId, [line("teng_bon_2", "47", 1)]);
    return service.call(oneOperatorPoy, { body: { poyId }, token });
  },
  [callName(memberStatement)]: (service, token, { uuid }) =>
    service.call(memberStatement, { body: { uuid, startedDate: TODAY, endedDate: TODAY }, token }),
  [callName(accountEntries)]: (service, token, { uuid }) =>
    service.call(accountEntries, { body: { uuid, account: "cash" }, token }),
  [callName(memberGameRounds)]: (service, token, { uuid }) =>
    service.call(memberGameRounds, { body: { uuid }, token }),
  [callName(memberEvidence)]: (service, token, { uuid }) =>
    service.call(memberEvidence, { body: { uuid }, token }),
  [callName(memberLinks)]: (service, token, { uuid }) => service.call(memberLinks, { body: { uuid }, token }),
  [callName(allNotes)]: (service, token, { uuid }) => service.call(allNotes, { body: { uuid }, token }),
  [callName(allOperatorTickets)]: async (service, token, member) => {
    const body = { subject: "other", text: "A question" } as const;
    await service.call(createTicket, { body, token: member.token, key: newKey() });
    return service.call(allOperatorTickets, { body: { uuid: member.uuid }, token });
  },
  [callName(allProtected)]: async (service, token, { uuid }) => {
    const timeOutUntil = new Date((await service.now()) + DAY_MS);
    await service.db.insert(playerLimit).values({ member: uuid, timeOutUntil });
    return service.call(allProtected, { body: { limit: 100 }, token });
  },
  [callName(allVisitors)]: (service, token, { uuid }) => service.call(allVisitors, { body: { uuid }, token }),
  [callName(oneOperatorFile)]: async (service, token, { uuid }) => {
    const row = {
      owner: uuid,
      purpose: "deposit-slip",
      mediaType: "image/webp",
      content: Buffer.from("picture"),
    };
    const [kept] = await service.db.insert(file).values(row).returning({ id: file.id });
    return service.call(oneOperatorFile, { body: { id: kept?.id ?? "" }, token });
  },
};

/** Another operator requests another name for the member: the approval holds both names. */
async function askForName(service: TestService, { uuid }: Person): Promise<string> {
  const [maker] = await Promise.all([operator(service, "administrator"), operator(service, "superAdmin")]);
  const body = { uuid, name: "Somsri Jaidee", reason: "as her papers say" };
  const outcome = await service.call(setMemberName, { body, token: maker.token });
  return outcome.state === "waiting" ? outcome.approvalId : "";
}

/** Calls that show no member's personal data, or are about operators. */
const impersonal = [
  "operators.approvals.rules.all",
  "operators.calendar.all",
  "operators.rounds.all",
  "operators.rounds.one",
  "operators.rounds.week",
  "operators.content.all",
  "operators.ledger.checks",
  "operators.limits.all",
  "operators.bank-feed.unmatched",
  "operators.audit.reads",
  "operators.audit.verify",
  "operators.ccu",
  "operators.outbox.all",
  "operators.partners.all",
  "operators.queues.all",
  "operators.jobs.all",
  "operators.health",
  "operators.views.all",
  "operators.markets.rates",
  "operators.house-accounts.all",
  "operators.deposit-channels.all",
  "operators.push.auth",
  "operators.reports.day",
  "operators.today",
  "operators.partner-keys.all",
  "operators.staff.all",
  "operators.staff.sessions",
  "operators.staff.logins",
];

test("every call that only looks is known to show personal data or not to", () => {
  expect([...Object.keys(personal), ...impersonal].sort()).toEqual([...operatorReads].sort());
});

describe.each(oneDatabase)("reads of members' data on $kind", (kind) => {
  const open = useService(kind);

  test.each(Object.entries(personal))("%s is written down with who was shown whom", async (name, read) => {
    const service = open();
    const boss = await operator(service, "administrator");
    const reader = name === callName(allAudit) ? boss : await operator(service, "staff");
    const member = await withdrawer(service, 500);
    await withdraw(service, member, 100);
    await report(service, member, 100);
    const seen = { firstSeenAt: new Date(), lastSeenAt: new Date() };
    const device = { deviceId: newKey(), device: {}, ...seen };
    await service.db.insert(visitor).values({ ...device, member: member.uuid });
    const approvalId = await askForName(service, member);
    await service.call(addNote, { body: { uuid: member.uuid, text: "Has called" }, token: boss.token });
    const before = await service.call(verifyAudit, { token: boss.token });
    await read(service, reader.token, { ...member, approvalId });
    const { items } = await service.call(allOperatorReads, {
      body: { member: member.uuid },
      token: boss.token,
    });
    expect(items[0]).toMatchObject({ operator: reader.uuid, userName: reader.userName, call: name });
    expect(items[0]?.members).toContain(member.uuid);
    // The audit's chain, whose rows lock each other, contains none of it.
    expect((await service.call(verifyAudit, { token: boss.token })).rows).toBe(before.rows);
  });

  test("a search that found nobody, and messages to phones, leave their row too", async () => {
    const service = open();
    const boss = await operator(service, "administrator");
    await service.call(allMembers, { body: { search: "0812345678" }, token: boss.token });
    await service.db.transaction((tx) =>
      putInOutbox(tx, { channel: "sms", to: "+66812345678", text: "Hello" }),
    );
    await service.call(allOutbox, { body: {}, token: boss.token });
    const { items } = await service.call(allOperatorReads, {
      body: { operator: boss.uuid },
      token: boss.token,
    });
    expect(items.slice(0, 2).map(({ call, search, members }) => [call, search, members])).toEqual([
      ["operators.outbox.all", "1 messages", []],
      ["operators.members.all", "0812345678", []],
    ]);
  });

  test("an approval is written down with the member whose bank account it shows", async () => {
    const service = open();
    const [maker, checker, boss] = await Promise.all([
      operator(service, "staff"),
      operator(service, "staff"),
      operator(service, "administrator"),
    ]);
    const member = await withdrawer(service, 30_000);
    const { id } = await withdraw(service, member, 25_000);
    await service.call(approveWithdraw, { body: { id }, token: maker.token });
    const { items: shown } = await service.call(allApprovals, {
      body: { kind: callName(approveWithdraw) },
      token: checker.token,
    });
    expect(shown[0]?.details).toMatchObject({ member: member.uuid });
    const query = { body: { member: member.uuid, operator: checker.uuid }, token: boss.token };
    const { items } = await service.call(allOperatorReads, query);
    expect(items.map(({ call, members }) => [call, members])).toEqual([
      [callName(allApprovals), [member.uuid]],
    ]);
  });

  test("approvals of rounds and rules show nobody and leave no row", async () => {
    const service = open();
    const boss = await operator(service, "superAdmin");
    await operator(service, "superAdmin");
    const body = { rule: "withdraw-limit" as const, value: 10_000, reason: "careful" };
    await service.call(setApprovalRule, { body, token: boss.token });
    const kind = callName(setApprovalRule);
    await service.call(allApprovals, { body: { kind }, token: boss.token });
    const { items } = await service.call(allOperatorReads, {
      body: { operator: boss.uuid },
      token: boss.token,
    });
    expect(items).toEqual([]);
  });

  test("another member's row is not among a member's", async () => {
    const service = open();
    const boss = await operator(service, "administrator");
    const [one, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    await service.call(oneMember, { body: { uuid: one.uuid }, token: boss.token });
    const { items } = await service.call(allOperatorReads, {
      body: { member: other.uuid },
      token: boss.token,
    });
    expect(items).toEqual([]);
  });
});
