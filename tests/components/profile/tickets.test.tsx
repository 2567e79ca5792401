import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TicketsScreen } from "@/components/profile/tickets/tickets-screen";
import { Fault } from "@/lib/contract/fault";
import type { SupportData } from "@/lib/contract/site";
import type { Ticket } from "@/lib/contract/tickets";
import words from "@/locales/en/tickets.json";
import faults from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../member/with-stores";

vi.mock("next/navigation", async (load) => ({
  ...(await load<typeof import("next/navigation")>()),
  usePathname: () => "/profile/support",
  useSearchParams: () => new URLSearchParams(),
}));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const at = "2026-11-26T09:15:00+07:00";
const ticket = (id: string, state: Ticket["state"], ...texts: string[]): Ticket => ({
  ...{ id, subject: "deposit", state, createdAt: at, since: at },
  messages: texts.map((text, n) => ({ id: `${id}-${n}`, by: n % 2 === 0 ? "member" : "staff", at, text })),
});
const contacts: SupportData = {
  ...{ activePopup: false, activeSupport: true, officePhoneNumber: "02-000-0000" },
  ...{ urlBailek: null, urlPopup: null, urlSupport: null },
};

const show = (items: Ticket[], answer?: Answer, support = contacts, nextCursor: string | null = null) =>
  renderWithStores(
    <TicketsScreen first={{ items, nextCursor }} support={support} contacts={null} words={words} />,
    answer,
  );
const { form, list } = words;
const send = () => fireEvent.click(screen.getByRole("button", { name: form.send }));
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });

test("a question is sent with what it is about, stands first, and the box is empty again", async () => {
  const { sent } = show([], (_, body) => ticket("t1", "open", (body as { text: string }).text));
  screen.getByText(list.none);
  fireEvent.click(screen.getByRole("radio", { name: words.subjects.withdrawal }));
  type(form.text, "  Where is my money?  ");
  send();
  const article = await screen.findByRole("article");
  within(article).getByText("Where is my money?");
  within(article).getByText(list.state.open);
  expect(sent).toEqual([
    { name: "tickets.create", body: { subject: "withdrawal", text: "Where is my money?" } },
  ]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.text).value).toBe("");
  expect(screen.queryByText(form.errors["text-required"])).toBeNull();
});

test("a question without a subject or a text is not sent, and says what is missing", async () => {
  const { sent } = show([]);
  send();
  await screen.findByText(form.errors["subject-required"]);
  screen.getByText(form.errors["text-required"]);
  expect(screen.getByLabelText(form.text).getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("a refused question keeps what was typed and says why", async () => {
  show([], () => {
    throw new Fault("ticket-limit-reached");
  });
  fireEvent.click(screen.getByRole("radio", { name: words.subjects.other }));
  type(form.text, "One more");
  send();
  // The page of this address is a Thai one.
  await screen.findByText(faults["ticket-limit-reached"]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(form.text).value).toBe("One more");
});

test("an answer stands below its question, and the member writes on; what is closed takes nothing more", async () => {
  const answered = ticket("t1", "answered", "Where is it?", "It has come.");
  const { sent } = show([answered, ticket("t2", "closed", "Old")], () => ({
    ...ticket("t1", "open", "Where is it?", "It has come.", "Thanks"),
  }));
  const [first, second] = screen.getAllByRole("article");
  if (!first || !second) throw new Error("no tickets");
  expect(within(first).getAllByRole("listitem")[1]?.textContent).toContain(list.staff);
  expect(within(second).queryByRole("button")).toBeNull();
  within(second).getByText(list.over);
  fireEvent.click(within(first).getByRole("button", { name: list.write }));
  type(list.message, "Thanks");
  fireEvent.click(within(first).getByRole("button", { name: form.send }));
  await within(first).findByText("Thanks");
  expect(sent).toEqual([{ name: "tickets.write", body: { id: "t1", text: "Thanks" } }]);
  await waitFor(() => expect(within(first).queryByLabelText(list.message)).toBeNull());
});

test("where staff answer by chat nothing is asked in writing; answers from before stay", () => {
  const chat = { ...contacts, urlSupport: "https://line.me/R/ti/p/@house" };
  show([ticket("t1", "answered", "Where is it?", "It has come.")], undefined, chat);
  screen.getByText(words.byChat);
  expect(screen.queryByLabelText(form.text)).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(1);
  cleanup();
  show([], undefined, chat);
  expect(screen.queryByText(list.none)).toBeNull();
  cleanup();
  // Unattended, the chat helps nobody.
  show([], undefined, { ...chat, activeSupport: false });
  screen.getByLabelText(form.text);
});

test("earlier questions come a page at a time; one that fails can be tried again", async () => {
  let isLost = true;
  const answer = () => {
    if (isLost) throw new Fault("network-lost");
    return { items: [ticket("t0", "closed", "The first")], nextCursor: null };
  };
  show([ticket("t1", "open", "The second")], answer, contacts, "1");
  fireEvent.click(screen.getByRole("button", { name: list.more }));
  await screen.findByText(list.failed);
  isLost = false;
  fireEvent.click(screen.getByRole("button", { name: list.again }));
  await screen.findByText("The first");
  expect(screen.queryByRole("button", { name: list.more })).toBeNull();
});
