// Needs a document.
import { beforeEach, expect, test, vi } from "vitest";
import type { LiveConnection } from "@/lib/client/realtime/live-connection";

type Listener = (data?: unknown) => void;

/** Events of the push library, triggered by hand; its channels behave like the real ones. */
const pushed = vi.hoisted(() => {
  const emitter = () => {
    const bound = new Map<string, Set<Listener>>();
    return {
      bind: (event: string, listener: Listener) => {
        bound.set(event, (bound.get(event) ?? new Set()).add(listener));
      },
      unbind: (event: string, listener: Listener) => bound.get(event)?.delete(listener),
      emit: (event: string, data?: unknown) => {
        for (const listener of bound.get(event) ?? []) listener(data);
      },
    };
  };
  type Channel = { name: string; subscribed: boolean; trigger: (event: string, data: unknown) => boolean };
  const channels = new Map<string, ReturnType<typeof emitter> & Channel>();
  const connection = { ...emitter(), state: "connecting" };
  return { channels, connection, emitter, left: [] as string[], said: [] as object[] };
});

vi.mock("pusher-js", () => ({
  default: class {
    connection = pushed.connection;
    bind = pushed.emitter().bind;
    channel(name: string) {
      return pushed.channels.get(name);
    }
    subscribe(name: string) {
      const said = (event: string, data: unknown) => pushed.said.push({ name, event, data }) > 0;
      const channel = pushed.channels.get(name) ?? {
        ...pushed.emitter(),
        name,
        subscribed: false,
        trigger: said,
      };
      pushed.channels.set(name, channel);
      return channel;
    }
    unsubscribe(name: string) {
      pushed.left.push(name);
    }
  },
}));

let live: LiveConnection;
beforeEach(async () => {
  vi.resetModules();
  pushed.channels.clear();
  pushed.left.length = 0;
  pushed.said.length = 0;
  Object.assign(pushed.connection, pushed.emitter());
  const { openConnection } = await import("@/lib/client/realtime/live-connection");
  live = openConnection({ key: "house", cluster: "ap1", isPrivate: true, isOwn: true });
});

const become = (state: string) => {
  pushed.connection.state = state;
  if (state !== "connected") for (const channel of pushed.channels.values()) channel.subscribed = false;
  pushed.connection.emit("state_change", { current: state });
};
const letIn = (name: string, answer = "pusher:subscription_succeeded") => {
  const channel = pushed.channels.get(name);
  if (channel) channel.subscribed = answer === "pusher:subscription_succeeded";
  channel?.emit(answer);
};
const hear = (channel: string) => live.on(channel, "poy-update", () => undefined);
const told = () => {
  const handler = vi.fn();
  live.onReconnect(handler);
  return handler;
};

test("a connection counts as ready once its channels are subscribed, not before", () => {
  const handler = told();
  hear("private-u-1");
  hear("round-a-1");
  become("connected");
  letIn("round-a-1");
  expect(handler).not.toHaveBeenCalled();
  letIn("private-u-1");
  expect(handler).toHaveBeenCalledTimes(1);
  letIn("private-u-1");
  expect(handler).toHaveBeenCalledTimes(1);
});

test("so does each connection after it, and one without a channel at once", () => {
  const handler = told();
  become("connected");
  expect(handler).toHaveBeenCalledTimes(1);
  const leave = hear("private-u-1");
  letIn("private-u-1");
  become("connecting");
  become("connected");
  expect(handler).toHaveBeenCalledTimes(1);
  letIn("private-u-1");
  expect(handler).toHaveBeenCalledTimes(2);
  leave();
  become("connecting");
  become("connected");
  expect(handler).toHaveBeenCalledTimes(3);
});

test("nobody waits for a channel that was refused, or left before it answered", () => {
  const handler = told();
  hear("private-u-1");
  const leave = hear("round-a-1");
  become("connected");
  letIn("private-u-1", "pusher:subscription_error");
  expect(handler).not.toHaveBeenCalled();
  leave();
  expect(handler).toHaveBeenCalledTimes(1);
});

test("a channel is left with its last listener", () => {
  const [one, other] = [hear("round-a-1"), hear("round-a-1")];
  one();
  expect(pushed.left).toEqual([]);
  other();
  expect(pushed.left).toEqual(["round-a-1"]);
});

test("a removed listener is not called", () => {
  const handler = vi.fn();
  live.onReconnect(handler)();
  become("connected");
  expect(handler).not.toHaveBeenCalled();
});

test("a message is sent on a subscribed channel, and nothing on another one", () => {
  hear("round-a-1");
  become("connected");
  const data = { value: "ab".repeat(16) };
  expect(live.say("round-a-1", "client-witness", data)).toBe(false);
  letIn("round-a-1");
  expect(live.say("round-a-1", "client-witness", data)).toBe(true);
  expect(live.say("round-b-1", "client-witness", data)).toBe(false);
  become("connecting");
  expect(live.say("round-a-1", "client-witness", data)).toBe(false);
  expect(pushed.said).toEqual([{ name: "round-a-1", event: "client-witness", data }]);
});
