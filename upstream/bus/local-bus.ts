import type { Bus, News, Topic } from "./bus";

/** The bus of a process without others: whoever registered hears it at once. */
export function createLocalBus(): Bus {
  const listeners = new Map<Topic, ((news: News) => void)[]>();
  return {
    isShared: false,
    isConnected: () => true,
    async tell(topic, news) {
      for (const each of news) for (const hear of listeners.get(topic) ?? []) hear(each);
    },
    on(topic, hear) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), hear]);
    },
    onGap: () => undefined,
    close: async () => undefined,
  };
}
