import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { operatorCall } from "@/lib/client/console/operator-call";
import { AUTOMATIC_CALL } from "@/lib/contract/endpoint";
import { MINUTE_MS, SECOND_MS } from "@/lib/domain/time/time";
import { ConsoleProvider } from "@/stores/console/provider";
import { restWhenLeft } from "@/stores/console/rest-when-left";
import { useTokenRenewal } from "@/stores/console/use-token-renewal";

/** What the browser sends, at its edge to the network: fake time and a real server do not go together. */
const sent: { url: string; csrf: string | null; automatic: string | undefined }[] = [];
beforeAll(() => {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const automatic = headers.get(AUTOMATIC_CALL) ?? undefined;
    sent.push({ url, csrf: headers.get("X-CSRF-Token"), automatic });
    return Response.json(replyTo(url), { headers: freshToken(url) });
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const operator = {
  uuid: "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90",
  userName: "staff01",
  role: "staff",
  secondFactor: "set",
};
const isAuth = (url: string) => url.endsWith("/operators.auth");
const replyTo = (url: string) => {
  if (isAuth(url)) return { data: operator };
  return { data: url.endsWith("/operators.queues.all") ? [] : {} };
};
/** A renewed token comes with the CSRF token that belongs to it. */
const freshToken = (url: string): Record<string, string> =>
  isAuth(url) ? { "x-csrf-token": `token ${sent.filter((one) => isAuth(one.url)).length}` } : {};

const push = { key: "house", cluster: "ap1", isPrivate: true, isOwn: true };
const wrapper = ({ children }: { children: ReactNode }) => (
  <ConsoleProvider csrfToken="of the page" push={push}>
    {children}
  </ConsoleProvider>
);

let endRest: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  endRest = restWhenLeft();
});
afterEach(() => {
  endRest();
  vi.useRealTimers();
});

const renewals = () => sent.filter(({ url }) => isAuth(url));
/** Minutes in which the operator works, or only the page does. */
const pass = async (minutes: number, isWorking: boolean) => {
  for (let minute = 0; minute < minutes; minute++) {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    if (isWorking) dispatchEvent(new Event("keydown"));
  }
};

test("a page at which somebody works renews its token every ten minutes, and calls on with what it got", async () => {
  const { unmount } = renderHook(useTokenRenewal, { wrapper });
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(renewals()).toHaveLength(1));
  await pass(35, true);
  expect(renewals().map(({ csrf }) => csrf)).toEqual(["of the page", "token 1", "token 2", "token 3"]);
  await operatorCall("queues", "allQueues");
  expect(sent.at(-1)?.csrf).toBe("token 4");
  unmount();
});

test("a page that was left renews nothing more, and at once when somebody is back", async () => {
  const { unmount } = renderHook(useTokenRenewal, { wrapper });
  await vi.waitFor(() => expect(renewals()).toHaveLength(1));
  await pass(40, false);
  const before = renewals().length;
  expect(before).toBeLessThanOrEqual(2);
  dispatchEvent(new Event("keydown"));
  await vi.waitFor(() => expect(renewals()).toHaveLength(before + 1));
  unmount();
});

test("a call later than ten seconds after the last touch is declared automatic, unless it is an act", async () => {
  const automatic = async (...call: Parameters<typeof operatorCall<"queues", "allQueues">>) => {
    await operatorCall(...call);
    return sent.at(-1)?.automatic;
  };
  expect(await automatic("queues", "allQueues")).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(await automatic("queues", "allQueues")).toBe("1");
  await operatorCall("session", "operatorLogout");
  expect(sent.at(-1)?.automatic).toBeUndefined();
  dispatchEvent(new Event("pointermove"));
  expect(await automatic("queues", "allQueues")).toBeUndefined();
});
