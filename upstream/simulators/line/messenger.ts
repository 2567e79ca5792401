import type { Logger } from "pino";
import type { Database } from "../../db/tx";
import type { LineMessenger } from "../../notices/line-messenger";
import { putInOutbox } from "../../notices/message-outbox";

export const LINE_OUTBOX = "line";

/** Stores the messages for the simulator's own page (`inbox.ts`) and for operators (`operators.outbox.all`). */
export const simulatedLine = (db: Database, log: Logger): LineMessenger => ({
  async send({ retryKey, to, text }) {
    await putInOutbox(db, { channel: LINE_OUTBOX, to, text }, retryKey);
    log.info({ text }, "a LINE message that the box does not send");
    return "sent";
  },
});
