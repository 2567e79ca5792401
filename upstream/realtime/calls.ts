import { memberChannel } from "@/lib/contract/channels";
import { Fault } from "@/lib/contract/fault";
import { readCcu } from "@/lib/contract/operators/ccu";
import { pushAuth } from "@/lib/contract/push";
import { defineHandler } from "../http/define-handler";
import { signChannel } from "./channel-signature";

export const realtimeCalls = [
  /** Members may subscribe to their own private channel only, as long as their session lasts. */
  defineHandler(pushAuth, async ({ caller, env }, { body }) => {
    if (body.channel_name !== memberChannel(caller.uuid, true)) throw new Fault("channel-refused");
    const settings = { key: env.PUSHER_KEY, secret: env.PUSHER_SECRET };
    const session = { sid: caller.sid, untilMs: caller.claims.exp * 1_000 };
    return { auth: signChannel(settings, body.socket_id, body.channel_name, session, Date.now()) };
  }),
  defineHandler(readCcu, async ({ services }) => services.sockets.online()),
];
