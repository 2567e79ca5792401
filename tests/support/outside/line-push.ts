/** The push call of LINE's Messaging API as documented: accepted messages and their retry keys. */
import { z } from "zod";
import { type Asked, jsonOf, type Reply } from "./http";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const pushed = z.strictObject({
  to: z.string().regex(/^U[0-9a-f]{32}$/),
  messages: z
    .array(z.strictObject({ type: z.literal("text"), text: z.string().min(1).max(5_000) }))
    .min(1)
    .max(5),
});

export interface LineDelivery {
  to: string;
  text: string;
}

export const LINE_PUSH = "/v2/bot/message/push";

export function createLinePush(accessToken: string, refuse: (why: string, reply: Reply) => Reply) {
  const taken = new Map<unknown, LineDelivery[]>();
  let repeats = 0;

  function push(asked: Asked): Reply {
    const error = (status: number, message: string) => refuse(message, { status, body: { message } });
    if (asked.headers.authorization !== `Bearer ${accessToken}`)
      return error(401, "Authentication failed. Confirm that the access token is valid.");
    const key = asked.headers["x-line-retry-key"];
    if (!UUID.test(String(key))) return error(400, "The retry key is invalid");
    const read = pushed.safeParse(jsonOf(asked));
    if (!read.success)
      return error(400, `The property, '${read.error.issues[0]?.path.join("/")}', is invalid`);
    if (taken.has(key)) {
      repeats += 1;
      return { status: 409, body: { message: "The retry key is already accepted" } };
    }
    const { to, messages } = read.data;
    taken.set(
      key,
      messages.map(({ text }) => ({ to, text })),
    );
    return { status: 200, body: { sentMessages: messages.map((_, n) => ({ id: `${taken.size}${n}` })) } };
  }

  return {
    /** The messages that were delivered to a chat. */
    delivered: () => [...taken.values()].flat(),
    /** How many calls used a key that was accepted before. */
    repeats: () => repeats,
    answer: (asked: Asked): Reply | null =>
      asked.method === "POST" && asked.path === LINE_PUSH ? push(asked) : null,
  };
}
