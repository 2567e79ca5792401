import Fastify from "fastify";
import { expect, test } from "vitest";
import { isFault } from "@/lib/contract/fault";
import { addFeedWebhook, signFeed, WEBHOOK_PATH } from "@/upstream/deposits/providers/webhook";
import type { Dependencies } from "@/upstream/http/services";

const [older, newer] = [
  "an older secret of a feed, 32 characters",
  "a newer secret of a feed, 32 characters!",
];

test("a feed may be signed with each of its keys, so that the bank can change over when it likes", async () => {
  const server = Fastify();
  server.setErrorHandler((error, _request, reply) =>
    reply.code(400).send({ code: isFault(error) && error.code }),
  );
  const DEPOSIT_FEED_SECRETS = [
    { id: "b", secret: newer },
    { id: "a", secret: older },
  ];
  addFeedWebhook(server, {
    env: { DEPOSIT_FEED_SECRETS },
    publish: () => undefined,
  } as unknown as Dependencies);
  // An authentic request of the wrong shape gets as far as its rows.
  const body = Buffer.from("{}");
  const code = async (secret: string) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = signFeed(secret, timestamp, body);
    const headers = {
      "content-type": "application/json",
      "x-feed-timestamp": timestamp,
      "x-feed-signature": signature,
    };
    const answer = await server.inject({ method: "POST", url: WEBHOOK_PATH, headers, payload: body });
    return answer.json().code as string;
  };
  expect([await code(older), await code(newer)]).toEqual(["invalid-input", "invalid-input"]);
  expect(await code("a secret of nobody, of 32 characters or so")).toBe("forbidden");
  await server.close();
});
