/**
 * The Pusher protocol's signed HTTP API: publish events, list occupied channels. The official server SDK is its
 * client.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { bodyLimits } from "@/lib/domain/site/constants";
import { SECOND_MS } from "@/lib/domain/time/time";
import type { KeyRing } from "@/lib/kernel/key-ring";
import { open } from "../http/open-route";
import { CHANNEL_NAME } from "./push-protocol";
import type { PushServer } from "./push-server";

interface Settings {
  PUSHER_APP_ID: string;
  PUSHER_KEY: string;
  PUSHER_SECRETS: KeyRing;
}

/** Maximum difference between the sender's clock and ours: the protocol's own 600 s. */
const WINDOW_MS = 600 * SECOND_MS;
const MOST_DATA = 10_240;

const channel = z.string().regex(CHANNEL_NAME);
const event = { name: z.string().min(1).max(200), data: z.string().max(MOST_DATA) };
const socketId = z.string().max(60).optional();
const oneEvent = z.object({
  ...event,
  channel: channel.optional(),
  channels: z.array(channel).max(100).default([]),
  socket_id: socketId,
});
const batch = z.object({
  batch: z
    .array(z.object({ ...event, channel, socket_id: socketId }))
    .min(1)
    .max(10),
});

export function addPushRest(
  server: FastifyInstance,
  settings: Settings,
  push: Pick<PushServer, "send" | "occupied">,
): void {
  const base = `/apps/${settings.PUSHER_APP_ID}`;
  server.register(async (door) => {
    // The signature covers the raw bytes.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "application/json",
      { parseAs: "buffer", bodyLimit: bodyLimits.content },
      (_request, body, done) => done(null, body),
    );
    door.addHook("preValidation", async (request, reply) => {
      if (isSigned(settings, request, Date.now())) return;
      return reply.code(401).send({ error: "not signed with this app's secret, or too long ago" });
    });

    door.post(`${base}/events`, open, (request, reply) =>
      publish(request, reply, oneEvent, ({ channel, channels, name, data, socket_id }) => {
        for (const each of channel ? [channel, ...channels] : channels)
          push.send(each, name, data, socket_id);
      }),
    );
    door.post(`${base}/batch_events`, open, (request, reply) =>
      publish(request, reply, batch, ({ batch: events }) => {
        for (const { channel, name, data, socket_id } of events) push.send(channel, name, data, socket_id);
      }),
    );
    door.get<{ Querystring: Record<string, string> }>(`${base}/channels`, open, async ({ query }) => {
      const prefix = query.filter_by_prefix ?? "";
      const names = [...push.occupied().keys()].filter((name) => name.startsWith(prefix));
      return { channels: Object.fromEntries(names.map((name) => [name, {}])) };
    });
    door.get<{ Params: { name: string } }>(`${base}/channels/:name`, open, async ({ params }) => {
      const listeners = push.occupied().get(params.name) ?? 0;
      return { occupied: listeners > 0, subscription_count: listeners };
    });
  });
}

async function publish<Shape extends z.ZodType>(
  { body }: FastifyRequest,
  reply: FastifyReply,
  shape: Shape,
  send: (message: z.output<Shape>) => void,
) {
  const read = shape.safeParse(readJson(body));
  if (!read.success) return reply.code(400).send({ error: "not an event of the protocol" });
  send(read.data);
  return {};
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** HMAC-SHA256 over method, path and the sorted query, which itself contains the body's MD5 and the time. */
function isSigned({ PUSHER_KEY, PUSHER_SECRETS }: Settings, request: FastifyRequest, nowMs: number): boolean {
  const [path = "", search = ""] = request.url.split("?");
  const query = new URLSearchParams(search);
  const given = Buffer.from(query.get("auth_signature") ?? "");
  query.delete("auth_signature");
  query.sort();
  const asked = [...query].map(([name, value]) => `${name.toLowerCase()}=${value}`).join("&");
  const text = [request.method, path, asked].join("\n");
  const isOurs = PUSHER_SECRETS.some(({ secret }) => {
    const expected = Buffer.from(createHmac("sha256", secret).update(text).digest("hex"));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const isFresh = Math.abs(nowMs - Number(query.get("auth_timestamp")) * SECOND_MS) <= WINDOW_MS;
  return isOurs && isFresh && query.get("auth_key") === PUSHER_KEY && isWholeBody(request.body, query);
}

function isWholeBody(body: unknown, query: URLSearchParams): boolean {
  if (!Buffer.isBuffer(body)) return !query.has("body_md5");
  return createHash("md5").update(body).digest("hex") === query.get("body_md5");
}
