// Needs a document.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leaveForOther } from "@/lib/client/page/other-member";
import { configurePage, pageOwner } from "@/lib/client/page/page-config";
import { followMember } from "@/lib/client/session/follow-member";
import { signIn, signOut } from "../../../support/dom/session-hint";

/** A page that the server made for a member. */
const load = (uuid?: string) => configurePage({ csrfToken: "any" }, uuid);

const left = vi.fn();
let stop = () => {};
beforeEach(() => {
  signIn("ann");
  load("ann");
  stop = followMember(left);
});
afterEach(() => {
  stop();
  left.mockReset();
  sessionStorage.clear();
  signOut();
});

const look = () => document.dispatchEvent(new Event("visibilitychange"));
const comeBack = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
const storageSays = (newValue: string) =>
  dispatchEvent(new StorageEvent("storage", { key: "session-news", newValue }));

describe("a page of a member is left for another's home", () => {
  test("as soon as another tab tells of a login", async () => {
    const other = new BroadcastChannel("session");
    signIn("bob");
    other.postMessage("signed-in");
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/main"), 1_000);
    other.close();
  });

  test.each([
    ["it is looked at again", look],
    ["Back brings it as it was", comeBack],
    ["the storage tells, where there is no channel", () => storageSays("signed-in 1")],
  ])("when %s", (_, happens) => {
    signIn("bob");
    happens();
    expect(left).toHaveBeenCalledWith("/main");
  });

  test("at once, where they came while it was loading", () => {
    stop();
    signIn("bob");
    load("ann");
    stop = followMember(left);
    expect(left).toHaveBeenCalledWith("/main");
  });

  test("in the language of the page", () => {
    history.replaceState(null, "", "/kh/credit/statement");
    signIn("bob");
    look();
    expect(left).toHaveBeenCalledWith("/kh/main");
    history.replaceState(null, "", "/");
  });
});

test.each([
  ["the same member logs in anew", () => signIn("ann")],
  ["the session runs out, which the next call finds", signOut],
])("it stays when %s", (_, happens) => {
  happens();
  look();
  storageSays("signed-in 1");
  expect(left).not.toHaveBeenCalled();
});

test("a page of a guest stays", () => {
  signOut();
  load();
  signIn("bob");
  look();
  expect(left).not.toHaveBeenCalled();
});

test("a cookie that goes on naming another member than the pages do is left for once, not for ever", () => {
  signIn("bob");
  leaveForOther(left);
  load("ann");
  leaveForOther(left);
  expect(left).toHaveBeenCalledOnce();
  expect(pageOwner()).toBe("bob");

  // The two agree again, and a later change counts anew.
  signIn("ann");
  load("ann");
  signIn("bob");
  leaveForOther(left);
  expect(left).toHaveBeenCalledTimes(2);
});
