/** LINE for the tests: login and Messaging API on one server of this machine, as strict as its documentation. */
import { type OutsideService, type Reply, startOutside } from "./http";
import { createLineLogin, lineLoginPaths } from "./line-login";
import { createLinePush, LINE_PUSH, type LineDelivery } from "./line-push";

const channel = { id: "1653000001", secret: "0123456789abcdef0123456789abcdef" };
const accessToken = "the channel access token of the official account";

export interface Line extends OutsideService {
  /** The configuration of a site that uses this server. */
  env: Record<string, string>;
  person: { userId: string; name: string; email: string };
  registerCallback(address: string): void;
  delivered(): LineDelivery[];
  repeats(): number;
  /** The next message is accepted, and its answer is lost. */
  loseNextAnswer(): void;
  /** The answer to the next message, whatever it is. */
  answerNext(reply: Reply): void;
  /** Why requests were refused, one line each. */
  refused: readonly string[];
}

export async function startLine(): Promise<Line> {
  const refused: string[] = [];
  const refuse = (why: string, reply: Reply) => {
    refused.push(why);
    return reply;
  };
  const person = { userId: `U${"0123456789abcdef".repeat(2)}`, name: "Somchai", email: "som@example.com" };
  const login = createLineLogin(channel, person, refuse);
  const messages = createLinePush(accessToken, refuse);
  const replies: Reply[] = [];
  let losesNext = false;

  const service = await startOutside(async (asked) => {
    const isPush = asked.path === LINE_PUSH;
    const scripted = isPush ? replies.shift() : undefined;
    const reply = scripted ?? messages.answer(asked) ?? (await login.answer(asked));
    const isLost = isPush && losesNext;
    if (isLost) losesNext = false;
    if (isLost) return "lost";
    return reply ?? refuse(`${asked.method} ${asked.path}`, { status: 404, body: { message: "Not found" } });
  });
  return {
    ...service,
    person,
    refused,
    env: {
      LINE_CHANNEL_ID: channel.id,
      LINE_CHANNEL_SECRET: channel.secret,
      LINE_AUTHORIZE_URL: service.origin + lineLoginPaths.authorize,
      LINE_TOKEN_URL: service.origin + lineLoginPaths.token,
      LINE_BOT_PROMPT: "normal",
      LINE_MESSAGING_TOKEN: accessToken,
      LINE_MESSAGING_URL: service.origin,
    },
    registerCallback: login.registerCallback,
    delivered: messages.delivered,
    repeats: messages.repeats,
    loseNextAnswer: () => {
      losesNext = true;
    },
    answerNext: (reply) => void replies.push(reply),
  };
}
