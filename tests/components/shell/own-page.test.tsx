import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OwnPage } from "@/components/shell/own-page";
import { configurePage } from "@/lib/client/page/page-config";
import { StoreRegistryContext } from "@/stores/_core/registry";
import { signIn, signOut } from "../../support/dom/session-hint";
import { pageRegistry } from "./on-page";

vi.mock("next/navigation", () => ({
  usePathname: () => "/main",
  useSearchParams: () => new URLSearchParams(),
}));
const leave = vi.spyOn(location, "replace").mockReturnValue(undefined);

afterEach(() => {
  leave.mockClear();
  sessionStorage.clear();
  signOut();
});

test("what has come for another member is not shown, and the page is left for their home", () => {
  signIn("ann");
  configurePage({ csrfToken: "ann's" }, "ann");
  const { registry } = pageRegistry();
  const pageWith = (text: string) => (
    <StoreRegistryContext value={registry}>
      <OwnPage>{text}</OwnPage>
    </StoreRegistryContext>
  );
  const { rerender } = render(pageWith("Ann's slips"));
  expect(screen.getByText("Ann's slips")).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();

  signIn("bob");
  rerender(pageWith("Bob's slips"));
  expect(document.body.textContent).not.toContain("slips");
  expect(leave).toHaveBeenCalledWith("/main");
});
