import { beforeEach, describe, expect, test, vi } from "vitest";
import { SNACKBAR_THROTTLE_MS, SNACKBAR_TIMEOUT_MS } from "@/lib/domain/site/constants";
import type { Message } from "@/stores/_core/registry";
import { createSnackbar } from "@/stores/snackbar";

const success = (text: string, more: Partial<Message> = {}): Message => ({ text, color: "success", ...more });

beforeEach(() => {
  vi.useFakeTimers();
});

describe("how long a message stays", () => {
  test("1,500 ms unless it says otherwise", () => {
    const bar = createSnackbar();
    expect(SNACKBAR_TIMEOUT_MS).toBe(1500);
    bar.getState().showMessage(success("saved"));
    vi.advanceTimersByTime(1499);
    expect(bar.getState()).toMatchObject({ show: true, text: "saved", color: "success", isHtml: false });
    vi.advanceTimersByTime(1);
    expect(bar.getState().show).toBe(false);
  });

  test("its own time when it has one", () => {
    const bar = createSnackbar();
    bar.getState().showMessage({ text: "no money", color: "failure", timeout: 6000 });
    vi.advanceTimersByTime(5999);
    expect(bar.getState().show).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bar.getState().show).toBe(false);
  });

  test("reading it stops the clock; looking away gives the whole time again", () => {
    const bar = createSnackbar();
    bar.getState().showMessage(success("saved"));
    vi.advanceTimersByTime(1400);
    bar.getState().pause();
    vi.advanceTimersByTime(60_000);
    expect(bar.getState().show).toBe(true);
    bar.getState().resume();
    vi.advanceTimersByTime(1499);
    expect(bar.getState().show).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bar.getState().show).toBe(false);
  });

  test("the close button ends it at once", () => {
    const bar = createSnackbar();
    bar.getState().showMessage(success("saved"));
    bar.getState().close();
    expect(bar.getState().show).toBe(false);
    bar.getState().resume();
    vi.advanceTimersByTime(10_000);
    expect(bar.getState().show).toBe(false);
  });
});

describe("how often one appears", () => {
  test("at most once in 500 ms, and of several the newest follows", () => {
    const bar = createSnackbar();
    expect(SNACKBAR_THROTTLE_MS).toBe(500);
    bar.getState().showMessage(success("first"));
    bar.getState().showMessage(success("second"));
    bar.getState().showMessage(success("third"));
    expect(bar.getState().text).toBe("first");
    vi.advanceTimersByTime(499);
    expect(bar.getState().text).toBe("first");
    vi.advanceTimersByTime(1);
    expect(bar.getState().text).toBe("third");
  });

  test("after 500 ms the next appears at once", () => {
    const bar = createSnackbar();
    bar.getState().showMessage(success("first"));
    vi.advanceTimersByTime(500);
    bar.getState().showMessage(success("second"));
    expect(bar.getState().text).toBe("second");
  });
});

describe("moving to another page", () => {
  test("closes messages about the old one, queued ones included", () => {
    const bar = createSnackbar();
    bar.getState().showMessage(success("first"));
    bar.getState().showMessage(success("second"));
    bar.getState().moved();
    expect(bar.getState().show).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(bar.getState().show).toBe(false);
  });

  test("shows what was kept for the new one", () => {
    const bar = createSnackbar();
    bar.getState().showMessage(success("deposit arrived", { afterMove: true, timeout: 6000 }));
    expect(bar.getState().show).toBe(false);
    bar.getState().moved();
    expect(bar.getState()).toMatchObject({ show: true, text: "deposit arrived" });
    bar.getState().moved();
    expect(bar.getState().show).toBe(false);
  });
});
