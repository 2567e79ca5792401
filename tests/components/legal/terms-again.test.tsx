import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TermsGate } from "@/components/legal/terms-gate";
import { Fault } from "@/lib/contract/fault";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import words from "@/locales/en/legal.json";
import faults from "@/locales/th/fault.json";
import { type Answer, renderWithStores } from "../member/with-stores";
import "@/components/legal/terms-again";

vi.mock("next/navigation", async (load) => ({
  ...(await load<typeof import("next/navigation")>()),
  usePathname: () => "/main",
}));
afterEach(cleanup);

async function open(answer?: Answer) {
  const { sent } = renderWithStores(<TermsGate words={words} />, answer);
  await screen.findByRole("dialog", { name: "Our terms have changed" });
  const accept = () => fireEvent.click(screen.getByRole("button", { name: "Accept and continue" }));
  const tick = () => fireEvent.click(screen.getByRole("checkbox"));
  return { sent, accept, tick };
}

test("new terms can be read beside the sheet and are accepted by a tick and a press, in their version", async () => {
  const { sent, accept, tick } = await open();
  expect(screen.getByRole("link", { name: "Terms of use" }).getAttribute("target")).toBe("_blank");
  accept();
  await screen.findByText("Please tick the box to continue.");
  expect(sent).toEqual([]);
  tick();
  accept();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([
    { name: "users.terms.accept", body: undefined, headers: { "Accepted-Terms": TERMS_VERSION } },
  ]);
});

test("a refusal is shown and the sheet stays; nothing closes it but accepting or leaving", async () => {
  const { accept, tick } = await open(() => {
    throw new Fault("terms-not-accepted");
  });
  tick();
  accept();
  await screen.findByText(faults["terms-not-accepted"]);
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  screen.getByRole("button", { name: "Log out" });
});
