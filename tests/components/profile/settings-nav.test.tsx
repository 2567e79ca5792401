import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { linksTo } from "@/components/navigation/destinations";
import { settingsPlaces } from "@/components/navigation/menus";
import { SettingsNav } from "@/components/profile/settings-nav";
import navigation from "@/locales/en/navigation.json";

let here = "/en/profile/devices";
vi.mock("next/navigation", async (load) => ({
  ...(await load<typeof import("next/navigation")>()),
  usePathname: () => here,
}));
afterEach(cleanup);

test("the settings stand in named groups, and the open page is marked", () => {
  render(
    <SettingsNav
      label="Settings"
      groups={[
        { name: "My account", links: linksTo(settingsPlaces.account, navigation) },
        { name: "Safety", links: linksTo(settingsPlaces.safety, navigation) },
      ]}
    />,
  );
  const nav = screen.getByRole("navigation", { name: "Settings" });
  const safety = within(nav).getByRole("list", { name: "Safety" });
  expect(within(safety).getAllByRole("link")).toHaveLength(3);
  const marked = within(nav)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(marked.map((link) => link.textContent)).toEqual([navigation.devices]);
});

test("beside the profile itself, which has these links, they do not stand a second time", () => {
  here = "/en/profile";
  render(<SettingsNav label="Settings" groups={[]} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
