/** Authorisation of subscriptions to private channels. */
import { z } from "zod";
import { endpoint } from "./endpoint";
import { text } from "./values";

export const pushAuth = endpoint({
  service: "general",
  method: "POST",
  path: "/push.auth",
  summary: "Sign a subscription to the member's own private channel",
  access: "member",
  body: z.object({ socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/), channel_name: text(200, 1) }),
  reply: z.object({ auth: text(300, 1) }),
  faults: ["channel-refused"],
});
