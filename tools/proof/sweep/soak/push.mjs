import { WebSocket } from "ws";

const timeoutMs = 15_000;

/**
 * A member's open push socket, by the Pusher protocol.
 * @param {{ origin: string, key: string, visitor: ReturnType<typeof import("../visitor.mjs").createVisitor>,
 *   uuid: string, onEvent: (name: string) => void, page?: string }} listener `page`: the origin of the page that
 *   opens it, where that is another one
 * @returns the function that closes it
 */
export async function listen({ origin, key, visitor, uuid, onEvent, page = origin }) {
  const channel = `private-${uuid}`;
  const socket = new WebSocket(`${origin.replace(/^http/, "ws")}/app/${key}?protocol=7`, { origin: page });
  socket.on("error", () => undefined);
  async function subscribe(socket_id) {
    const { status, text } = await visitor.call("/api/push.auth", { socket_id, channel_name: channel });
    if (status !== 200) throw new Error(`push.auth answered ${status}`);
    const { auth } = JSON.parse(text).data;
    socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth } }));
  }
  await new Promise((joined, failed) => {
    const patience = setTimeout(() => failed(new Error("the push socket does not answer")), timeoutMs);
    const end = (finish, value) => {
      clearTimeout(patience);
      finish(value);
    };
    socket.on("close", (code) => end(failed, new Error(`the push socket closed with ${code}`)));
    socket.on("message", (raw) => {
      const { event, data } = JSON.parse(String(raw));
      if (event === "pusher:connection_established")
        subscribe(JSON.parse(data).socket_id).catch((error) => end(failed, error));
      else if (event === "pusher_internal:subscription_succeeded") end(joined);
      else onEvent(event);
    });
  });
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.terminate(),
  };
}
