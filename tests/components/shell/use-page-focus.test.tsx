import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { usePageFocus } from "@/components/shell/use-page-focus";

function Site({ pathname }: { pathname: string }) {
  usePageFocus(pathname);
  return (
    <>
      <a href="/main">A bar</a>
      <main id="content" tabIndex={-1}>
        <button key={pathname} type="button">
          {pathname}
        </button>
      </main>
    </>
  );
}

afterEach(cleanup);

test("a page that takes the focus away with it leaves it to the next page's content", () => {
  const { rerender } = render(<Site pathname="/bank/add" />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole("button").focus();
  rerender(<Site pathname="/bank/status" />);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("a link of the bars, which stay, keeps the focus", () => {
  const { rerender } = render(<Site pathname="/bank/add" />);
  screen.getByRole("link").focus();
  rerender(<Site pathname="/bank/status" />);
  expect(document.activeElement).toBe(screen.getByRole("link"));
});
