import { memberChannel } from "@/lib/contract/channels";
import { Fault } from "@/lib/contract/fault";
import { readCcu } from "@/lib/contract/operators/ccu";
import { pushAuth } from "@/lib/contract/push";
import { serve } from "../http/serve-endpoint";
import { signChannel } from "./channel-signature";

export const realtimeCalls = [
  /** A member may listen to his own private channel and to no other, as long as his session lasts. */
  serve(pushAuth, async ({ caller, env, sockets }, { body }) => {
    if (body.channel_name !== memberChannel(caller.uuid, true)) throw new Fault("channel-refused");
    sockets.claim(body.socket_id, caller.sid, caller.claims.exp * 1_000);
    const settings = { key: env.PUSHER_KEY, secret: env.PUSHER_SECRET };
    return { auth: signChannel(settings, body.socket_id, body.channel_name) };
  }),
  serve(readCcu, async ({ sockets }) => sockets.online()),
];
