import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BailekLink } from "@/components/site/bailek-link";
import type { SupportData } from "@/lib/contract/site";
import { renderOnPage } from "../shell/on-page";

afterEach(cleanup);

const show = (urlBailek: string | null) =>
  renderOnPage(<BailekLink support={{ urlBailek } as SupportData} word="Tip sheets" />);

test("the agent's tip sheets open beside this page, and learn nothing of it", () => {
  show("https://agent.example/tips?day=today");
  const link = screen.getByRole("link", { name: "Tip sheets" });
  expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual([
    "https://agent.example/tips?day=today",
    "_blank",
    "noopener noreferrer",
  ]);
});

test.each([null, "", "http://agent.example", "javascript:alert(1)", "//agent.example"])(
  "%j leads nowhere and is not shown",
  (urlBailek) => {
    show(urlBailek);
    expect(screen.queryByRole("link")).toBeNull();
  },
);
