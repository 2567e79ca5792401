import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PrintHead } from "@/components/shell/print-head";
import { renderOnPage } from "./on-page";

afterEach(cleanup);

test("paper names the site and the time it was printed, and the screen shows nothing of it", () => {
  document.head.innerHTML = '<meta name="application-name" content="House of Numbers">';
  renderOnPage(<PrintHead mark={null} playCredit="Play credit, not real money" />);
  expect(screen.queryByText("House of Numbers")).toBeNull();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  screen.getByText("House of Numbers", { selector: "strong" });
  screen.getByText(location.host);
  screen.getByText("Play credit, not real money");
  screen.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText("House of Numbers")).toBeNull();
});
