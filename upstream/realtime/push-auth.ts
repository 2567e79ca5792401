import { memberChannel } from "@/lib/contract/channels";
import { Fault } from "@/lib/contract/fault";
import { pushAuth } from "@/lib/contract/push";
import { serve } from "../http/serve-endpoint";
import { signChannel } from "./channel-signature";

/** A member may listen to his own private channel and to no other. */
export const pushCalls = [
  serve(pushAuth, async ({ caller, env }, { body }) => {
    if (body.channel_name !== memberChannel(caller.uuid, true)) throw new Fault("channel-refused");
    const settings = { key: env.PUSHER_KEY, secret: env.PUSHER_SECRET };
    return { auth: signChannel(settings, body.socket_id, body.channel_name) };
  }),
];
