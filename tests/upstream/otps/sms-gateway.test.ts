import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "@/upstream/logging/log";
import { createSmsSender } from "@/upstream/otps/sms";
import { gatewaySms } from "@/upstream/otps/sms-gateway";

const message = { to: "+66812345678", text: "Your code is 123456" };
let status = 202;
const got: unknown[] = [];
let gateway: Server;

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    got.push([request.method, request.headers.authorization, JSON.parse(body)]);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
});
afterAll(() => gateway.close());

const sms = () =>
  gatewaySms(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`, "a gateway's secret");

test("a gateway gets number and text under its secret; anything but a 2xx is no message", async () => {
  await sms().send(message);
  expect(got).toEqual([["POST", "Bearer a gateway's secret", message]]);
  status = 503;
  await expect(sms().send(message)).rejects.toThrow("answered 503");
});

test("a message that did not leave holds nobody up, and the log has neither number nor code", async () => {
  const lines: string[] = [];
  const texting = createSmsSender(sms(), createLog("info", { write: (line) => void lines.push(line) }));
  texting.send(message);
  await texting.idle();
  expect(lines.join("")).toContain("a text message was not sent");
  expect(lines.join("")).not.toMatch(/66812345678|123456/);
});
