/** Push-messaging tokens of devices, and recognition of visitors' devices. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import * as v from "./values";

export const storePushToken = endpoint({
  service: "general",
  method: "POST",
  path: "/devices.push-token",
  summary: "Store this device's push-messaging token",
  access: "member",
  body: z.object({ token: v.text(4_096, 1) }),
  reply: v.nothing,
  faults: ["not-offered"],
});

export const identifyVisitor = endpoint({
  service: "general",
  method: "POST",
  path: "/visitors.identify",
  summary: "Recognise a device; the client stores visitorId, else requestId",
  access: "guest-or-member",
  body: z.object({
    device: z.record(z.string().max(80), z.unknown()),
    linkedUid: v.text(64).nullish(),
    referUrl: v.text(2_000).nullish(),
    pageName: v.text(200),
    uuid: v.text(64).nullish(),
  }),
  reply: z.object({ visitorId: v.text(120).optional(), requestId: v.text(120).optional() }),
});
