import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Bus, News, Topic } from "./bus";
import { createLocalBus } from "./local-bus";

const TOPICS: readonly Topic[] = ["events", "work", "webs"];

/**
 * The bus over Redis. A process hears its own news at once and without Redis; what the others could not be told, or
 * this one may have missed, ends with a gap, at which pages read again.
 * @param site prefix of this site's channels: several sites may share a server
 */
export function createRedisBus({ commands, ears }: { commands: Redis; ears: Redis }, site: string): Bus {
  const local = createLocalBus();
  const self = randomUUID();
  const gaps: (() => void)[] = [];
  const channel = (topic: string) => `${site}:${topic}`;
  const gapChannel = channel("gap");
  /** News of this process that the others were not told. */
  let hasDropped = false;

  const send = (to: string, news: readonly News[]) =>
    commands.publish(to, JSON.stringify({ from: self, news }));

  async function listen(): Promise<void> {
    try {
      await ears.subscribe(gapChannel, ...TOPICS.map(channel));
      for (const hear of gaps) hear();
    } catch {
      // The connection is made anew, and this with it.
      ears.disconnect(true);
    }
  }

  async function tellDropped(): Promise<void> {
    if (!hasDropped) return;
    await send(gapChannel, []).then(
      () => {
        hasDropped = false;
      },
      () => undefined,
    );
  }

  ears.on("ready", listen);
  if (ears.status === "ready") void listen();
  commands.on("ready", tellDropped);
  ears.on("message", (from: string, text: string) => {
    const said = read(text);
    if (!said || said.from === self) return;
    if (from === gapChannel) for (const hear of gaps) hear();
    const topic = TOPICS.find((each) => channel(each) === from);
    if (topic) void local.tell(topic, said.news);
  });

  return {
    isShared: true,
    isConnected: () => commands.status === "ready" && ears.status === "ready",
    async tell(topic, news) {
      await local.tell(topic, news);
      try {
        await send(channel(topic), news);
        if (hasDropped) await tellDropped();
      } catch {
        hasDropped = true;
      }
    },
    on: local.on,
    onGap: (hear) => void gaps.push(hear),
    async close() {
      commands.disconnect();
      ears.disconnect();
    },
  };
}

function read(text: string): { from: string; news: News[] } | null {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === "object" && said !== null && "from" in said && "news" in said
      ? (said as { from: string; news: News[] })
      : null;
  } catch {
    return null;
  }
}
