import type { Logger } from "pino";
import type { Database } from "../../db/tx";
import { putInOutbox } from "../../notices/message-outbox";
import type { Sms } from "../../otps/sms";

/** Stores the messages for operators (`operators.outbox.all`) and writes them to the log. */
export const simulatedSms = (db: Database, log: Logger): Sms => ({
  isSimulated: true,
  async send(message) {
    await putInOutbox(db, { channel: "sms", ...message });
    log.info(message, "an SMS that the box does not send");
  },
});
