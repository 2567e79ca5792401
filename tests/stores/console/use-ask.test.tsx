import { createServer, type Server, type ServerResponse } from "node:http";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ConsoleProvider } from "@/stores/console/provider";
import { useAsk } from "@/stores/console/use-ask";
import { sendCallsTo } from "../../support/dom/browser-calls";

const one = "8f14e45f-ceea-4671-8b2c-0d3a1c6b7e90";
const other = "9f14e45f-ceea-4671-8b2c-0d3a1c6b7e91";

/** Answers for a member at once, for the other one when the test says so. */
let server: Server;
let restoreCalls: () => void;
let held: (() => void) | undefined;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { uuid } = JSON.parse(Buffer.concat(parts).toString()) as { uuid: string };
    if (uuid === other) held = () => answer(response, uuid);
    else answer(response, uuid);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  restoreCalls = sendCallsTo(server);
});
afterAll(() => {
  restoreCalls();
  return new Promise((done) => server.close(done));
});

function answer(response: ServerResponse, uuid: string): void {
  const data = {
    uuid,
    userName: `member-${uuid.slice(0, 2)}`,
    phoneNumber: null,
    status: 0,
    closedArea: 0,
    level: 1,
    cash: 12.5,
    createdAt: "2026-11-23T12:00:00.000+07:00",
    closedAt: null,
  };
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ data }));
}

const push = { key: "house", cluster: "ap1", isPrivate: true, isOwn: true };
const wrapper = ({ children }: { children: ReactNode }) => (
  <ConsoleProvider csrfToken="" push={push}>
    {children}
  </ConsoleProvider>
);

test("a detail shows nothing of the one before while it loads", async () => {
  const { result, rerender } = renderHook(({ uuid }) => useAsk("members", "oneMember", { uuid }), {
    wrapper,
    initialProps: { uuid: one },
  });
  await waitFor(() => expect(result.current.data?.userName).toBe("member-8f"));
  expect(result.current.data?.cash).toBe(1_250);
  rerender({ uuid: other });
  await waitFor(() => expect(held).toBeDefined());
  expect(result.current.data).toBeUndefined();
  held?.();
  await waitFor(() => expect(result.current.data?.userName).toBe("member-9f"));
});
