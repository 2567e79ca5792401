import { expect, test } from "vitest";
import { Fault } from "@/lib/contract/fault";
import type { Ticket } from "@/lib/contract/tickets";
import { createTickets } from "@/stores/member/tickets";
import { type Answer, needsFor } from "../bet-slip";

const at = "2026-11-26T09:15:00+07:00";
const ticket = (id: string, state: Ticket["state"] = "open"): Ticket => ({
  ...{ id, subject: "other", state, createdAt: at, since: at },
  messages: [{ id: "1", by: "member", at, text: "Hello" }],
});
const page = (nextCursor: string | null, ...items: Ticket[]) => ({ items, nextCursor });

function ticketsOf(answer: Answer, first = page(null)) {
  const needs = needsFor(answer);
  const store = createTickets(needs, { session: null });
  store.getState().open(first);
  return {
    get: store.getState,
    sent: needs.sent,
    shown: () => store.getState().list?.items.map(({ id, state }) => `${id} ${state}`),
  };
}

test("a question whose answer was lost is sent again with the same key, another one with its own", async () => {
  let isLost = true;
  const { get, sent, shown } = ticketsOf(() => {
    if (isLost) throw new Fault("network-lost");
    return ticket("a");
  });
  const question = { subject: "other" as const, text: "Hello" };
  await expect(get().create(question)).rejects.toThrow("network-lost");
  isLost = false;
  await get().create(question);
  await get().create(question);
  const keys = sent.map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(shown()).toEqual(["a open"]);
});

test("a message after a refusal has a key of its own", async () => {
  const { get, sent } = ticketsOf(() => {
    throw new Fault("ticket-closed");
  });
  const message = { id: "a", text: "More" };
  await expect(get().write(message)).rejects.toThrow("ticket-closed");
  await expect(get().write(message)).rejects.toThrow("ticket-closed");
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test("a look at the newest page keeps the older ones and their place", async () => {
  const pages = [page(null, ticket("a", "closed")), page("2", ticket("c"), ticket("b", "answered"))];
  const { get, shown } = ticketsOf(() => pages.shift(), page("2", ticket("b")));
  await get().more();
  expect(shown()).toEqual(["b open", "a closed"]);
  await get().refresh();
  expect(shown()).toEqual(["c open", "b answered", "a closed"]);
  expect(get().list?.nextCursor).toBeNull();
});

test("a failed look keeps the list, a failed page says so", async () => {
  const { get, shown } = ticketsOf(
    () => {
      throw new Fault("network-lost");
    },
    page("2", ticket("b")),
  );
  await get().refresh();
  await get().more();
  expect(shown()).toEqual(["b open"]);
  expect(get().state).toBe("failed");
});
