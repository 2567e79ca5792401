import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ChangePassword } from "@/components/console/account/account-screen";
import { LoginScreen } from "@/components/console/account/login-screen";
import { ProofForm } from "@/components/console/account/proof-form";
import { ApprovalDialog } from "@/components/console/approvals/approval-dialog";
import { MemberNotes } from "@/components/console/evidence/member-notes";
import { ViewDialog } from "@/components/console/list/view-dialog";
import { ResultEntry } from "@/components/console/results/result-entry";
import { AddHouseAccount } from "@/components/console/settings/add-house-account";
import { OperatorProvider } from "@/components/console/shell/operator";
import { AgentSupport, SiteTexts } from "@/components/console/site/site-screen";
import type { ApprovalRow } from "@/lib/contract/operators/approvals";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { box, fillIn, marked, press, type ShownForm, showForm } from "./console-form";

vi.mock("next/navigation", () => ({
  usePathname: () => "/operator/slips",
  useRouter: () => ({ replace: () => undefined }),
  useSearchParams: () => new URLSearchParams("state=open"),
}));

let shown: ShownForm | undefined;
afterEach(() => {
  shown?.end();
  shown = undefined;
});
const sends = (...expected: ShownForm["sent"]) => waitFor(() => expect(shown?.sent).toEqual(expected));

const uuid = "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90";
const operator = { uuid, userName: "admin01", role: "administrator", secondFactor: "set" } as const;

test("a login asks for both, and for a code once the service does; nothing is typed again", async () => {
  shown = showForm(<LoginScreen />);
  await press("Log in");
  expect(await marked()).toEqual(["User name", "Password"]);
  await fillIn({ "User name": " admin01 ", Password: " Silver#Harbour8" });
  shown.refuse("second-factor-needed");
  await press("Log in");
  const typed = { userName: "admin01", password: " Silver#Harbour8" };
  await sends({ call: "login", body: typed });
  await fillIn({ Code: "123456" });
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Log in");
  await sends({ call: "login", body: typed }, { call: "login", body: { ...typed, code: "123456" } });
});

test("a wrong present password is said at its box; a changed one empties both", async () => {
  shown = showForm(<ChangePassword />);
  await press("Change password");
  expect(await marked()).toEqual(["Present password", "New password"]);
  await fillIn({ "Present password": "old", "New password": "Silver#Harbour8" });
  shown.refuse("password-wrong");
  await press("Change password");
  await waitFor(async () =>
    expect((await box("Present password")).getAttribute("aria-invalid")).toBe("true"),
  );
  expect((await box("New password")).value).toBe("Silver#Harbour8");
  shown.end();

  shown = showForm(<ChangePassword />, { "change-password": {} });
  await fillIn({ "Present password": "old", "New password": "Silver#Harbour8" });
  await press("Change password");
  await waitFor(async () => expect((await box("New password")).value).toBe(""));
  expect(document.querySelector("[aria-invalid='true']")).toBeNull();
});

test("a proof is handed on once it can be one", async () => {
  const proofs: unknown[] = [];
  const ignore = () => undefined;
  shown = showForm(
    <ProofForm
      {...{ title: "Proof", text: "", hasPasskey: false, isPending: false, fault: null, onClose: ignore }}
      onProof={(proof) => proofs.push(proof)}
    />,
  );
  await fillIn({ Code: "123" });
  await press("Confirm");
  expect(await marked()).toEqual(["Code"]);
  await fillIn({ Code: " 123456 " });
  await press("Confirm");
  await waitFor(() => expect(proofs).toEqual([{ code: "123456" }]));
});

const approval: ApprovalRow = {
  ...{ id: "7", kind: "operators.money.adjust", target: "somchai", why: "above-limit", details: {} },
  ...{ amount: null, maker: null, reason: null, rank: "administrator", madeAt: "2026-12-01T12:00:00+07:00" },
  ...{ expiresAt: null, state: "waiting", decision: null, mayDecide: true },
};

test("an approval needs no reason, a rejection does", async () => {
  const dialog = (
    <OperatorProvider operator={operator}>
      <ApprovalDialog approval={approval} onClose={() => undefined} />
    </OperatorProvider>
  );
  shown = showForm(dialog);
  await press("Reject");
  expect(await marked()).toEqual(["Reason (optional)"]);
  await fillIn({ "Reason (optional)": "not as agreed" });
  await press("Reject");
  const reason = { code: "checked", note: "not as agreed" };
  await sends({ call: "approvals.reject", body: { id: "7", reason } });
  shown.end();

  shown = showForm(dialog);
  await press("Approve");
  await sends({ call: "approvals.approve", body: { id: "7" } });
});

test("a note is sent, and its box empty for the next one", async () => {
  const note = { id: "1", uuid, userName: "admin01", at: "2026-12-01T12:00:00+07:00", text: "called" };
  const notes = { items: [note], nextCursor: null };
  shown = showForm(<MemberNotes uuid={uuid} />, { "notes.all": notes });
  await press("Save");
  expect(await marked()).toEqual(["New note"]);
  await fillIn({ "New note": " called " });
  await press("Save");
  await waitFor(() => expect(shown?.sent.map(({ body }) => body)).toEqual([{ uuid, text: "called" }]));
});

test("a view is kept under a name, with its filters", async () => {
  shown = showForm(
    <OperatorProvider operator={operator}>
      <ViewDialog onClose={() => undefined} />
    </OperatorProvider>,
    { "views.all": [] },
  );
  await press("Save");
  expect(await marked()).toEqual(["Name"]);
  await fillIn({ Name: " open ones " });
  await press("Save");
  await sends({ call: "views.save", body: { page: "slips", name: "open ones", query: "state=open" } });
});

test("a result lacks no digit before it is previewed", async () => {
  const round = {
    ...{ betId: "stock-england-2026-12-01", betGroup: "stock", betType: "england", status: "closed" },
    ...{ entries: [], serverTime: "2026-12-02T00:00:00+07:00" },
    bounds: { figure: epochMs("2026-12-01T23:30:00+07:00") / SECOND_MS },
  } as unknown as OperatorRoundPage;
  shown = showForm(
    <OperatorProvider operator={operator}>
      <ResultEntry round={round} />
    </OperatorProvider>,
  );
  // An index, pasted whole: its first three digits are no result.
  await fillIn({ "Three above": "38,274.05", "Two below": "0" });
  expect(screen.getByRole("alert").textContent).toBe("Only digits, 3 of them");
  await press("Preview");
  expect(await marked()).toEqual(["Three above", "Two below"]);
  await fillIn({ "Three above": "5479" });
  expect(screen.getByText("Too many digits: 3 belong here")).toBeDefined();
  await press("Preview");
  expect(shown.sent).toEqual([]);
  await fillIn({ "Three above": "5๔7", "Two below": "00" });
  await press("Preview");
  await sends({
    call: "results.preview",
    body: { betId: round.betId, result: { top3: "547", bottom2: "00" } },
  });
});

test("a PromptPay ID that nobody can be paid by is named, and is never left out", async () => {
  shown = showForm(<AddHouseAccount onClose={() => undefined} />);
  const account = { "Bank code": "KBANK", Number: "1234567890", Name: "House" };
  for (const typed of ["1234567890", "1234567890120", "abc"]) {
    await fillIn({ ...account, "PromptPay (optional)": typed, Reason: "as agreed" });
    await press("Add an account");
    expect(await marked()).toEqual(["PromptPay (optional)"]);
  }
  expect(screen.getByRole("alert").textContent).toMatch(/^No PromptPay ID/);
  expect(shown.sent).toEqual([]);
});

const support = {
  ...{ activePopup: false, activeSupport: true, officePhoneNumber: "021234567" },
  ...{ urlBailek: null, urlPopup: null, urlSupport: null },
};

test("an agent's contacts: an empty one is none", async () => {
  shown = showForm(<AgentSupport />);
  await press("Save");
  expect(await marked()).toEqual(["Agent number"]);
  await fillIn({ "Agent number": "12", "Office phone": " 021234567 " });
  await press("Save");
  await sends({ call: "agents-supports.set", body: { agentId: 12, support } });
});

test("texts of the site are saved together; a reason may be given once something has changed", async () => {
  const detail = { title: "Site", description: null, siteVerification: null, gaID: null };
  shown = showForm(<SiteTexts detail={detail as never} support={support} />);
  expect(screen.queryByLabelText(/Reason/)).toBeNull();
  await fillIn({ Title: "House" });
  await fillIn({ "Reason (optional)": "as agreed" });
  await press("Save");
  const reason = { code: "other", note: "as agreed" };
  await waitFor(() => expect(shown?.sent[0]?.body).toMatchObject({ title: "House", support, reason }));
});
