import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ExternalEntry } from "@/components/member/login/external-entry";
import { loginProps } from "@/components/member/login/login-words";
import { Fault } from "@/lib/contract/fault";
import external from "@/locales/en/external.json";
import member from "@/locales/en/member.json";
import fault from "@/locales/th/fault.json";
import type { Arrival } from "@/stores/entry/login-code";
import { type Answer, renderWithStores } from "../with-stores";

const code = "A".repeat(43);
const partnerToken = { partner: "lucky", token: "head.payload", signature: "sign" };
const leave = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
const around = Object.getOwnPropertyDescriptor(window, "top");

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  leave.mockClear();
  if (around) Object.defineProperty(window, "top", around);
});

const frame = () => Object.defineProperty(window, "top", { value: {}, configurable: true });

function show(part: Partial<Arrival> = {}, answer?: Answer) {
  const arrival = { partnerToken: null, code: null, isOwnMove: false, frameToken: "f", ...part };
  return renderWithStores(
    <ExternalEntry
      {...loginProps(member, null)}
      external={external}
      arrival={arrival}
      hrefs={{ landing: "/en/main", here: "/en/external/login", terms: "/en/terms" }}
      links={<p>links</p>}
    />,
    answer,
  );
}

test("at the top it is a login page like the other one", () => {
  show();
  screen.getByRole("heading", { name: external.title });
  screen.getByText(external.lead);
  screen.getByRole("button", { name: member.login.submit });
  screen.getByText("links");
});

test("our own frame's code signs in by itself and goes on to the landing page", async () => {
  const { sent } = show({ code, isOwnMove: true });
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/en/main"));
  expect(sent).toEqual([{ name: "hand-offs.exchange", body: { code } }]);
});

test("a partner is named before its token is used, and the terms are a press away", async () => {
  const { sent } = show({ partnerToken });
  screen.getByText("lucky sent you here with your account.");
  expect(screen.getByRole("link", { name: external.terms }).getAttribute("href")).toBe("/en/terms");
  expect(screen.queryByLabelText(member.fields.password)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: external.continue }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/en/main"));
  expect(sent).toEqual([{ name: "users.external-login", body: partnerToken }]);
});

test("a refused token says why, and the form is there", async () => {
  show({ partnerToken }, () => {
    throw new Fault("partner-token-used");
  });
  fireEvent.click(screen.getByRole("button", { name: external.continue }));
  // A fault's messages are loaded by the page's address, which names no language here: Thai.
  await screen.findByText(fault["partner-token-used"]);
  screen.getByLabelText(member.fields.password);
});

test("in a frame the form makes a code, and Continue opens the whole window with it", async () => {
  frame();
  const { sent } = show({}, () => ({ code, userName: "somchai9", expiresAt: "" }));
  screen.getByText(external.frameLead);
  fireEvent.input(screen.getByLabelText(member.fields.userName), { target: { value: "somchai9" } });
  expect(sessionStorage, "nothing is stored in a partner's frame").toHaveLength(0);
  fireEvent.change(screen.getByLabelText(member.fields.password), { target: { value: "Pin#1 2345" } });
  fireEvent.click(screen.getByRole("button", { name: member.login.submit }));
  const link = await screen.findByRole("link", { name: external.continue });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    `/en/external/login?code=${code}`,
    "_top",
  ]);
  screen.getByText("somchai9");
  expect(sent).toEqual([
    { name: "hand-offs.create", body: { userName: "somchai9", password: "Pin#1 2345" } },
  ]);
  expect(leave).not.toHaveBeenCalled();
});
