import type { Logger } from "pino";
import type { Database } from "../db/tx";
import { putInOutbox } from "./message-outbox";

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

export const LINE_OUTBOX = "line";

/** Simulator: stores the messages for its own page and for operators (`operators.outbox.all`). */
export const simulatedLine = (db: Database, log: Logger): LineMessenger => ({
  async send({ retryKey, to, text }) {
    await putInOutbox(db, { channel: LINE_OUTBOX, to, text }, retryKey);
    log.info({ text }, "a LINE message that the box does not send");
    return "sent";
  },
});
