import { focusManager, onlineManager } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ConsoleProvider } from "@/stores/console/provider";
import { useAsk } from "@/stores/console/use-ask";
import { useLogOut } from "@/stores/console/use-log-out";
import { answerCalls, unanswered } from "../../support/dom/browser-calls";

/** What the browser sends, at its edge to the network; nothing but the logout is answered. */
const sent: { url: string; isOver: () => boolean }[] = [];
const assign = vi.fn();
let restoreCalls: () => void;
beforeAll(() => {
  vi.stubGlobal("location", { assign, pathname: "/operator", search: "", href: "http://localhost/operator" });
  restoreCalls = answerCalls((url, request) => {
    sent.push({ url, isOver: () => request.signal?.aborted ?? false });
    if (url.endsWith("/operators.logout")) {
      // The key that chose the way out is let go: a sign of somebody, by which a page reads again.
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      return { data: { data: {} } };
    }
    return unanswered(request);
  });
});
afterAll(() => {
  restoreCalls();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

const push = { key: "house", cluster: "ap1", isPrivate: true, isOwn: true };
const wrapper = ({ children }: { children: ReactNode }) => (
  <ConsoleProvider csrfToken="of the page" push={push}>
    {children}
  </ConsoleProvider>
);

test("the page's reads end before its session does, and the login is shown", async () => {
  const { result, unmount } = renderHook(
    () => {
      useAsk("queues", "allQueues", undefined, { everyMs: 10 });
      return useLogOut();
    },
    { wrapper },
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  await result.current();
  expect(sent.map(({ url }) => url.split("/").at(-1))).toEqual(["operators.queues.all", "operators.logout"]);
  expect(sent[0]?.isOver()).toBe(true);
  expect(assign).toHaveBeenCalledWith("/operator/login");
  unmount();
});
