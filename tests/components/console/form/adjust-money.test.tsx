import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AdjustMoney } from "@/components/console/members/adjust-money";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { satang } from "@/lib/domain/money/money";
import { answerCalls } from "../../../support/dom/browser-calls";
import { InConsole } from "../../../support/dom/in-console";

const member: OperatorMember = {
  uuid: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90",
  userName: "somchai",
  phoneNumber: null,
  status: 0,
  closedArea: 0,
  level: 1,
  cash: satang(50_000),
  createdAt: "2026-11-23T12:00:00.000+07:00",
  closedAt: null,
};

/** The bodies that were sent, with their keys, and what the next call is answered. */
let sent: { body: unknown; key: unknown }[];
let refusal: string | null;
let ends: string[];
let restoreCalls: () => void;
beforeEach(() => {
  [sent, refusal, ends] = [[], null, []];
  restoreCalls = answerCalls((_, { data, headers }) => {
    sent.push({ body: JSON.parse(data), key: headers["Idempotency-Key"] });
    if (refusal) return { status: 409, data: { code: refusal } };
    return { data: { data: { state: "waiting", approvalId: "7", expiresAt: null } } };
  });
  render(
    <InConsole>
      <AdjustMoney
        member={member}
        onClose={() => ends.push("closed")}
        onWaiting={() => ends.push("waiting")}
      />
    </InConsole>,
  );
});
afterEach(() => {
  cleanup();
  restoreCalls();
});

const amount = () => screen.findByLabelText<HTMLInputElement>(/Amount/);
const reason = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Reason/ });
const type = async (box: Promise<HTMLElement>, value: string) =>
  fireEvent.input(await box, { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Adjust money" }));
const saidAt = (box: HTMLElement) =>
  (box.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

test("what is missing is said at its boxes, the first has the focus, and nothing is sent", async () => {
  await type(amount(), "none");
  press();
  await waitFor(async () => expect((await amount()).getAttribute("aria-invalid")).toBe("true"));
  expect(saidAt(await amount())).toContain("An amount in baht, above 0");
  expect(saidAt(await reason())).toContain("3 to 240 characters");
  await waitFor(async () => expect(document.activeElement).toBe(await amount()));
  expect(sent).toEqual([]);
  await type(amount(), "20");
  await waitFor(async () => expect((await amount()).getAttribute("aria-invalid")).toBe("false"));
});

test("the balance afterwards follows what is typed and picked; what would be below zero is not sent", async () => {
  await type(amount(), "1,200.50");
  expect(screen.getByText("฿1,700.50")).toBeDefined();
  fireEvent.mouseDown(screen.getByRole("combobox", { name: "Adjustment" }));
  fireEvent.click(screen.getByRole("option", { name: "Decrease in the house's favour" }));
  await waitFor(() => expect(screen.queryByText("฿1,700.50")).toBeNull());
  await type(reason(), "a gift");
  press();
  await waitFor(async () => expect(saidAt(await amount())).toContain("More than the member has"));
  expect(sent).toEqual([]);
});

test("Enter in the reason sends it once, as the contract has it, with one key", async () => {
  await type(amount(), "6,000");
  await type(reason(), "prize of the street party");
  const written = await reason();
  for (let times = 0; times < 2; times++) fireEvent.keyDown(written, { key: "Enter" });
  await waitFor(() => expect(ends).toEqual(["closed", "waiting"]));
  const body = {
    uuid: member.uuid,
    type: "ADMIN_INCREASE",
    amount: 6000,
    reason: { code: "other", note: "prize of the street party" },
  };
  expect(sent).toEqual([{ body, key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});

test("a refusal about the amount stands at its box, another one below the form; what was typed stays", async () => {
  await type(amount(), "20");
  await type(reason(), "a gift");
  refusal = "balance-too-low";
  press();
  await waitFor(async () => expect((await amount()).getAttribute("aria-invalid")).toBe("true"));
  await waitFor(async () => expect(document.activeElement).toBe(await amount()));
  refusal = "account-closed";
  press();
  await waitFor(() => expect(screen.getByText(/closed/i)).toBeDefined());
  expect([(await amount()).value, (await reason()).value, ends]).toEqual(["20", "a gift", []]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});
