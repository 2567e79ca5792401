import { memberChannel } from "@/lib/contract/channels";
import { Fault } from "@/lib/contract/fault";
import { readCcu } from "@/lib/contract/operators/ccu";
import { OPERATORS_CHANNEL, operatorPushAuth } from "@/lib/contract/operators/queue-events";
import { pushAuth } from "@/lib/contract/push";
import { OPERATOR_IDLE_MS } from "@/lib/domain/operators/staff";
import { defineHandler } from "../http/define-handler";
import { signChannel } from "./channel-signature";

export const realtimeCalls = [
  /** Members may subscribe to their own private channel only, as long as their session lasts. */
  defineHandler(pushAuth, async ({ caller, env }, { body }) => {
    if (body.channel_name !== memberChannel(caller.uuid, true)) throw new Fault("channel-refused");
    const settings = { key: env.PUSHER_KEY, secrets: env.PUSHER_SECRETS };
    const session = { sid: caller.sid, untilMs: caller.claims.exp * 1_000 };
    return { auth: signChannel(settings, body.socket_id, body.channel_name, session, Date.now()) };
  }),
  /** Until the session would be idle: pages of an operator who works ask again, and those of one who left do not. */
  defineHandler(operatorPushAuth, async ({ caller, env }, { body }) => {
    if (body.channel_name !== OPERATORS_CHANNEL) throw new Fault("channel-refused");
    const settings = { key: env.PUSHER_KEY, secrets: env.PUSHER_SECRETS };
    const untilMs = Math.min(caller.claims.exp * 1_000, caller.shown.actedAtMs + OPERATOR_IDLE_MS);
    const session = { sid: caller.sid, untilMs };
    return { auth: signChannel(settings, body.socket_id, body.channel_name, session, Date.now()) };
  }),
  defineHandler(readCcu, async ({ services }) => services.sockets.online()),
];
