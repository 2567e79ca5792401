import { describe, expect, test } from "vitest";
import { allNotifications } from "@/lib/contract/notifications";
import { allAudit } from "@/lib/contract/operators/audit";
import { allQueues, takeClaim } from "@/lib/contract/operators/queues";
import { allOperatorTickets, answerTicket, closeTicket } from "@/lib/contract/operators/tickets";
import { closeAccount, exportOwnData } from "@/lib/contract/own-data";
import { allTickets, createTicket, writeTicket } from "@/lib/contract/tickets";
import { TICKET_MESSAGES_MAX, TICKET_TEXT_MAX } from "@/lib/domain/support/tickets";
import { resetLimiters } from "@/upstream/http/rate-limit";
import { newKey } from "../../../tools/testing/calls";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { confirmPinOf } from "../../support/world/banks";
import { newcomer, operator, type Person } from "../../support/world/people";

type Subject = "deposit" | "bet" | "other";

const ask = (service: TestService, { token }: Person, text: string, subject: Subject = "deposit") =>
  service.call(createTicket, { body: { subject, text }, token, key: newKey() });
const write = (service: TestService, { token }: Person, id: string, text: string) =>
  service.call(writeTicket, { body: { id, text }, token, key: newKey() });
const own = async (service: TestService, { token }: Person) =>
  (await service.call(allTickets, { query: {}, token })).items;
const answer = (service: TestService, { token }: Person, id: string, text: string, closes = false) =>
  service.call(answerTicket, { body: { id, text, closes }, token, key: newKey() });

describe.each(oneDatabase)("tickets on $kind", (kind) => {
  const open = useService(kind);

  test("go from the member to staff and back: asked, answered with a notice, asked on, closed", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 0), await operator(service, "staff")];
    const asked = await ask(service, member, "  My deposit of 500 has not arrived.  ");
    expect(asked).toMatchObject({ subject: "deposit", state: "open", since: asked.createdAt });
    expect(asked.messages.map(({ by, text }) => [by, text])).toEqual([
      ["member", "My deposit of 500 has not arrived."],
    ]);

    const answered = await answer(service, staff, asked.id, "It came at 9:15.");
    expect(answered).toMatchObject({ state: "answered", uuid: member.uuid, userName: member.userName });
    expect(answered.messages.at(-1)).toMatchObject({ by: "staff", operator: staff.userName });
    const { items, unread } = await service.call(allNotifications, { query: {}, token: member.token });
    expect(items[0]).toMatchObject({ kind: "ticket-answered", readAt: null });
    expect(unread).toBe(1);

    const [seen] = await own(service, member);
    expect(seen?.messages.map(({ by, text }) => [by, text])).toEqual([
      ["member", "My deposit of 500 has not arrived."],
      ["staff", "It came at 9:15."],
    ]);
    expect(JSON.stringify(seen)).not.toContain(staff.userName);

    expect((await write(service, member, asked.id, "I see it now.")).state).toBe("open");
    const closed = await answer(service, staff, asked.id, "Good luck.", true);
    expect(closed.state).toBe("closed");
    const refused = (entry: typeof writeTicket | typeof answerTicket, { token }: Person) =>
      service.refusal(entry, { body: { id: asked.id, text: "More" }, token, key: newKey() });
    expect((await refused(writeTicket, member)).code).toBe("ticket-closed");
    expect((await refused(answerTicket, staff)).code).toBe("ticket-closed");
  });

  test("are listed newest first and a page at a time, and nobody else's are there", async () => {
    const service = open();
    const [member, stranger] = [await newcomer(service, 0), await newcomer(service, 0)];
    const [first, second] = [await ask(service, member, "One"), await ask(service, member, "Two", "bet")];
    const page = (query: { cursor?: string; limit: number }) =>
      service.call(allTickets, { query, token: member.token });
    const newest = await page({ limit: 1 });
    expect(newest.items.map(({ id }) => id)).toEqual([second.id]);
    const older = await page({ limit: 1, cursor: newest.nextCursor ?? "" });
    expect(older.items.map(({ id }) => id)).toEqual([first.id]);
    expect(older.nextCursor).toBeNull();
    expect(await own(service, stranger)).toEqual([]);
    const { token } = stranger;
    const body = { id: first.id, text: "Mine now" };
    expect((await service.refusal(writeTicket, { body, token, key: newKey() })).code).toBe("not-found");
  });

  test("wait for staff three at a time, also of ten opened at once, and an answer makes room", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 0), await operator(service, "staff")];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => ask(service, member, `Question ${n}`)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const body = { subject: "other", text: "One more" } as const;
    const refused = await service.refusal(createTicket, { body, token: member.token, key: newKey() });
    expect(refused.code).toBe("ticket-limit-reached");
    const [newest] = await own(service, member);
    await answer(service, staff, newest?.id ?? "", "Answered");
    expect((await ask(service, member, "One more")).state).toBe("open");
  });

  test("are opened once with one key, and messages written once", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const [key, again] = [newKey(), newKey()];
    const { token } = member;
    const create = () => service.call(createTicket, { body: { subject: "other", text: "Once" }, token, key });
    const made = await create();
    expect(await create()).toEqual(made);
    const body = { id: made.id, text: "And again" };
    await service.call(writeTicket, { body, token, key: again });
    await service.call(writeTicket, { body, token, key: again });
    const tickets = await own(service, member);
    expect(tickets.map(({ messages }) => messages.length)).toEqual([2]);
  });

  test("hold a text of at most a thousand characters, and something in it", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const longest = "ก".repeat(TICKET_TEXT_MAX);
    expect((await ask(service, member, longest)).messages.map(({ text }) => text)).toEqual([longest]);
    for (const text of ["", " \n ", `${longest}ก`])
      expect(createTicket.body.safeParse({ subject: "other", text }).success).toBe(false);
  });

  test("take so many messages of their member, and of one member twenty an hour", async () => {
    const service = open();
    const member = await newcomer(service, 0);
    const { id } = await ask(service, member, "Where is it?");
    for (let n = 1; n < TICKET_MESSAGES_MAX; n++) await write(service, member, id, `Hello ${n}`);
    const more = () =>
      service.refusal(writeTicket, { body: { id, text: "Hello" }, token: member.token, key: newKey() });
    expect((await more()).code).toBe("rate-limited");
    resetLimiters();
    expect((await more()).code).toBe("ticket-closed");
  });

  test("stand in the queue by how long they wait; what is answered leaves it, with a row in the audit", async () => {
    const service = open();
    const [one, other] = [await newcomer(service, 0), await newcomer(service, 0)];
    const [staff, admin] = [await operator(service, "staff"), await operator(service, "administrator")];
    const [first, second] = [await ask(service, one, "A secret"), await ask(service, other, "Two")];
    const listed = async (uuids = [one.uuid, other.uuid]) => {
      const body = { state: "open", limit: 100 } as const;
      const { items } = await service.call(allOperatorTickets, { body, token: staff.token });
      return items.filter(({ uuid }) => uuids.includes(uuid)).map(({ id }) => id);
    };
    const waits = async () =>
      (await service.call(allQueues, { token: staff.token })).find(({ queue }) => queue === "tickets");
    expect(await listed()).toEqual([first.id, second.id]);
    const before = (await waits())?.waiting ?? 0;
    await service.call(takeClaim, { body: { queue: "tickets", item: first.id }, token: staff.token });
    expect((await waits())?.claimed).toBeGreaterThan(0);

    await answer(service, staff, first.id, "A private answer");
    expect(await listed()).toEqual([second.id]);
    expect((await waits())?.waiting).toBe(before - 1);
    // What is asked on waits from then, not from its beginning.
    await write(service, one, first.id, "And now?");
    expect(await listed()).toEqual([second.id, first.id]);

    const reason = { code: "duplicate", note: "asked twice" } as const;
    await service.call(closeTicket, { body: { id: second.id, reason }, token: staff.token });
    expect(await listed()).toEqual([first.id]);
    const acts = async ({ uuid }: Person) =>
      (await service.call(allAudit, { body: { target: uuid }, token: admin.token })).items;
    const [answered] = await acts(one);
    expect(answered).toMatchObject({
      ...{ operator: staff.uuid, action: "operators.tickets.answer", target: one.uuid },
      ...{ before: { ticket: first.id, state: "open" }, after: { ticket: first.id, state: "answered" } },
    });
    expect(JSON.stringify(answered)).not.toMatch(/secret|private/);
    expect((await acts(other))[0]).toMatchObject({
      action: "operators.tickets.close",
      reason: "duplicate: asked twice",
    });
  });

  test("are paged through whatever their state", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 0), await operator(service, "staff")];
    const made = [];
    for (const text of ["One", "Two", "Three"]) made.push((await ask(service, member, text)).id);
    const [one = "", two = "", three = ""] = made;
    await answer(service, staff, one, "Answered first");
    await answer(service, staff, two, "Answered last");
    const found: string[] = [];
    for (let cursor: string | undefined; found.length < 10; ) {
      const body = { uuid: member.uuid, limit: 1, cursor };
      const page = await service.call(allOperatorTickets, { body, token: staff.token });
      found.push(...page.items.map(({ id }) => id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    expect(found).toEqual([three, two, one]);
  });

  test("are in the export of a member's data, and go with their account", async () => {
    const service = open();
    const [member, staff] = [await newcomer(service, 0), await operator(service, "staff")];
    const { id } = await ask(service, member, "Please export me");
    await answer(service, staff, id, "Here you are");
    await ask(service, member, "Still waiting");
    await confirmPinOf(service, member);
    const { token } = member;
    const { tickets } = await service.call(exportOwnData, { token });
    expect(tickets).toMatchObject([
      { subject: "deposit", state: "answered", messages: [{ by: "member" }, { by: "staff" }] },
      { state: "open" },
    ]);
    expect(JSON.stringify(tickets)).not.toContain(staff.userName);
    await service.call(closeAccount, { body: { understood: true }, token });
    const body = { uuid: member.uuid };
    expect((await service.call(allOperatorTickets, { body, token: staff.token })).items).toEqual([]);
  });
});
