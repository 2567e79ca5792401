/** News between the processes of one site: hints only, never money. A lost one costs a delay. */
import type { WebNews } from "@/lib/contract/web-news";

export type News =
  /** An event for the subscribers of a push channel; `data` is JSON text. */
  | { kind: "event"; channel: string; event: string; data: string; except?: string }
  /** A session has ended: its sockets are closed. */
  | { kind: "session-ended"; sid: string }
  /** There are events in the outbox. */
  | { kind: "outbox" }
  /** Jobs may be due. */
  | { kind: "jobs" }
  | WebNews;

/** `events` is for processes with sockets, `work` for those with a publisher or jobs, `webs` for web servers. */
export type Topic = "events" | "work" | "webs";

export interface Bus {
  /** True where other processes hear it as well. */
  readonly isShared: boolean;
  /** False while other processes cannot be told, or heard. */
  isConnected(): boolean;
  /** Tells every process, this one included, in order. Never rejects: what cannot be sent is heard here alone. */
  tell(topic: Topic, news: readonly News[]): Promise<void>;
  /** Registers for a topic; an error of the listener is its own. */
  on(topic: Topic, hear: (news: News) => void): void;
  /** Registers for the end of a gap: news of other processes may have been missed. */
  onGap(hear: () => void): void;
  close(): Promise<void>;
}
