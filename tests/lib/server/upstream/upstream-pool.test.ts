import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { askUpstream } from "@/lib/server/upstream/upstream-pool";
import { json, type SmallUpstream, startUpstream } from "../small-upstream";

let upstream: SmallUpstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());

const CONNECTIONS = 64;
const MOST_WAITING = 1_000;

test("a thousand requests wait for the upstream; the next one is told to come later, and none of them is lost", async () => {
  const held: ServerResponse[] = [];
  let isOpen = false;
  upstream.answer((_, response) => {
    if (isOpen) json(response, 200, { data: {} });
    else held.push(response);
  });
  const ask = () =>
    askUpstream({ url: `http://127.0.0.1:${upstream.port}/api/any`, method: "GET", headers: {} });
  const asked = Array.from({ length: CONNECTIONS + MOST_WAITING }, ask);
  await vi.waitFor(() => expect(held).toHaveLength(CONNECTIONS));

  await expect(ask()).rejects.toMatchObject({ code: "busy", details: { retryAfterSeconds: 1 } });
  expect(held).toHaveLength(CONNECTIONS);

  isOpen = true;
  for (const response of held) json(response, 200, { data: {} });
  const answers = await Promise.all(asked);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await ask()).status).toBe(200);
});
