import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Snackbar } from "@/components/shell/notices/snackbar";
import { createSnackbar } from "@/stores/snackbar";
import { renderOnPage } from "../on-page";

vi.mock("next/navigation", () => ({ usePathname: () => "/main", useParams: () => ({}) }));

afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("@/components/shell/notices/snackbar-line");
});

describe("the snackbar on a page", () => {
  test("a success is a status, a failure an alert, and both have a close button", async () => {
    const { registry } = renderOnPage(<Snackbar />);
    const bar = registry.take(createSnackbar);
    act(() => bar.getState().showMessage({ text: "Saved", color: "success", timeout: 60_000 }));
    // Its code comes with the first message.
    await screen.findByText("Saved", {}, { timeout: 20_000 });
    expect(screen.getByRole("status").textContent).toContain("Saved");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("status").textContent).toBe("");
    vi.useFakeTimers({ now: Date.now() + 1000 });
    act(() => bar.getState().showMessage({ text: "Refused", color: "failure" }));
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["Refused"]);
  });

  test("the clock of the first one waits for its code, and has its whole time then", async () => {
    const { registry } = renderOnPage(<Snackbar />);
    const bar = registry.take(createSnackbar);
    act(() => bar.getState().showMessage({ text: "Saved", color: "success", timeout: 500 }));
    await screen.findByText("Saved");
    await vi.waitFor(() => expect(screen.queryByText("Saved")).toBeNull());
  });

  test("the pointer over it stops its clock", async () => {
    const { registry } = renderOnPage(<Snackbar />);
    const bar = registry.take(createSnackbar);
    act(() => bar.getState().showMessage({ text: "Its code is here", color: "success", timeout: 60_000 }));
    await screen.findByText("Its code is here");
    // A second message comes later than a moment after the first.
    vi.useFakeTimers({ now: Date.now() + 1_000 });
    act(() => bar.getState().showMessage({ text: "Saved", color: "success", timeout: 300 }));
    const line = screen.getByText("Saved");
    fireEvent.mouseOver(line);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText("Saved")).not.toBeNull();
    fireEvent.mouseOut(line);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.queryByText("Saved")).toBeNull();
  });

  test("an HTML message shows its harmless markup: no picture, no script, no handler, no strange address", async () => {
    const { registry } = renderOnPage(<Snackbar />);
    const text =
      'Hello <b onclick="x()">there</b><img src="x" onerror="x()"><script>x()</script> ' +
      '<div><a href="/results">results</a> <a href="javascript:x()">no</a></div>';
    act(() => registry.take(createSnackbar).getState().showMessage({ text, color: "success", isHtml: true }));
    await screen.findByText("there");
    const line = screen.getByRole("status");
    expect(line.textContent).toBe("Hello there results no");
    expect(line.querySelector("b")?.getAttributeNames()).toEqual([]);
    expect(line.querySelector("img, script, [onclick], [onerror]")).toBeNull();
    const addresses = [...line.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(addresses).toEqual([expect.stringMatching(/\/results$/)]);
  });

  test("without a network the message is shown all the same", async () => {
    vi.doMock("@/components/shell/notices/snackbar-line", () => {
      throw new Error("no network");
    });
    const { registry } = renderOnPage(<Snackbar />);
    act(() => registry.take(createSnackbar).getState().showMessage({ text: "Not sent", color: "failure" }));
    expect((await screen.findByText("Not sent")).closest("[role=alert]")).not.toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Not sent")).toBeNull();
  });

  test("it closes when the page changes", async () => {
    const { registry, rerender } = renderOnPage(<Snackbar key="bar" />);
    act(() =>
      registry
        .take(createSnackbar)
        .getState()
        .showMessage({ text: "Saved", color: "success", timeout: 9000 }),
    );
    await screen.findByText("Saved");
    act(() => registry.take(createSnackbar).getState().moved());
    expect(screen.getByRole("status").textContent).toBe("");
    rerender(<p>gone</p>);
  });
});
