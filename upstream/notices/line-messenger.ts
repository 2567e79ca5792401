/** One message to one person of LINE. */
export interface LineMessage {
  /** The same at each retry: LINE delivers it once */
  retryKey: string;
  /** The recipient's LINE user id */
  to: string;
  text: string;
}

/** `unreachable`: the recipient has blocked the account or never added it as a friend; not an error. */
export type LineOutcome = "sent" | "unreachable" | { refused: number };

/** Sends messages by LINE. A throw means that it is to be retried. */
export interface LineMessenger {
  send(message: LineMessage): Promise<LineOutcome>;
}
