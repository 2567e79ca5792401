import type { Logger } from "pino";
import type { Database } from "../db/tx";
import { putInOutbox } from "./message-outbox";

/** One message to one person of LINE. */
export interface LineMessage {
  /** The same at each try: LINE takes it over once */
  retryKey: string;
  /** Who he is to LINE */
  to: string;
  text: string;
}

/** `unreachable`: he takes no messages of ours, having blocked us or never befriended us; no fault of anybody's. */
export type LineOutcome = "sent" | "unreachable" | { refused: number };

/** Who carries messages to LINE. A throw means that it is to be tried again. */
export interface LineMessenger {
  send(message: LineMessage): Promise<LineOutcome>;
}

export const LINE_OUTBOX = "line";

/** The box's LINE: it keeps what it takes over, for its own page and for operators (`operators.outbox.all`). */
export const simulatedLine = (db: Database, log: Logger): LineMessenger => ({
  async send({ retryKey, to, text }) {
    await putInOutbox(db, { channel: LINE_OUTBOX, to, text }, retryKey);
    log.info({ text }, "a LINE message that the box does not send");
    return "sent";
  },
});
