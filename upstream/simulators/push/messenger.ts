import type { Logger } from "pino";
import type { Database } from "../../db/tx";
import { putInOutbox } from "../../notices/message-outbox";
import type { Messenger } from "../../notices/messenger";

/** Stores the messages for operators (`operators.outbox.all`) and writes them to the log. */
export const simulatedMessenger = (db: Database, log: Logger): Messenger => ({
  async send({ token, title, body, link }) {
    const text = `${title}: ${body} (${link})`;
    await putInOutbox(db, { channel: "push", to: token.slice(0, 120), text });
    log.info({ text }, "a push message that the box does not send");
    return "sent";
  },
});
