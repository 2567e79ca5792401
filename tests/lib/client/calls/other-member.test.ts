// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "@/lib/client/calls/lazy-call";
import { resetUnauthorized } from "@/lib/client/calls/unauthorized";
import { configurePage, pageConfig } from "@/lib/client/page/page-config";
import { answerCalls } from "../../../support/dom/browser-calls";
import { signIn, signOut } from "../../../support/dom/session-hint";

const asked: string[] = [];
const leave = vi.spyOn(location, "replace").mockReturnValue(undefined);
const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);

/** What stands behind the network; `meanwhile` happens before its answer arrives. */
function answer(status: number, data: unknown, meanwhile = () => {}, headers: Record<string, string> = {}) {
  answerCalls((url) => {
    asked.push(url);
    meanwhile();
    return { status, data, headers };
  });
}

beforeEach(() => {
  signIn("ann");
  configurePage({ csrfToken: "ann's" });
});
afterEach(() => {
  asked.length = 0;
  vi.clearAllMocks();
  resetUnauthorized();
  signOut();
});

const balance = { data: { money: 1 } };

describe("once another member is signed in to the browser, a page of the one before", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["reads nothing more", () => call("credit", "cashs")],
    ["renews no session", () => call("users", "authUser", { body: {} })],
    ["ends no session", () => call("users", "logout")],
  ])("%s and is left", async (_, ask) => {
    answer(200, balance);
    signIn("bob");
    await expect(ask()).rejects.toMatchObject({ code: "csrf-failed" });
    expect(asked).toEqual([]);
    expect(leave).toHaveBeenCalledWith("/main");
  });

  test("shows no answer that was under way meanwhile: it may be the other's", async () => {
    answer(200, balance, () => signIn("bob"));
    await expect(call("credit", "cashs")).rejects.toMatchObject({ code: "csrf-failed" });
    expect(leave).toHaveBeenCalledWith("/main");
  });

  test("shows no 401 page over a refusal of the one before", async () => {
    answer(401, { code: "unauthorized" }, () => signIn("bob"));
    await expect(call("credit", "cashs")).rejects.toMatchObject({ code: "csrf-failed" });
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain("session-refused");
    expect(leave).toHaveBeenCalledWith("/main");
  });

  test("is left when an act that was under way meanwhile is refused", async () => {
    answer(400, { code: "csrf-failed" }, () => signIn("bob"));
    await expect(call("users", "logout")).rejects.toMatchObject({ code: "csrf-failed" });
    expect(leave).toHaveBeenCalledWith("/main");
  });

  test("takes no token of theirs, though they signed in while it asked for one", async () => {
    answerCalls((url, { method }) => {
      asked.push(url);
      if (method !== "head") return { status: 400, data: { code: "csrf-failed" } };
      signIn("bob");
      return { headers: { "x-csrf-token": "bob's" } };
    });
    await expect(call("users", "logout")).rejects.toMatchObject({ code: "csrf-failed" });
    expect([asked, pageConfig().csrfToken]).toEqual([["/api/users.logout", location.pathname], "ann's"]);
  });
});

test("a page in which another member logs in is theirs from the answer on", async () => {
  const body = { userName: "bob", password: "b" };
  answer(200, { data: {} }, () => signIn("bob"), { "x-csrf-token": "bob's" });
  await call("users", "login", { body }).catch(() => undefined);
  answer(200, balance);
  expect(await call("credit", "cashs")).toMatchObject({ money: 100 });
  expect(leave).not.toHaveBeenCalled();
});
