import { bigint, timestamp } from "drizzle-orm/pg-core";

/** Money: whole satang. */
export const satang = () => bigint({ mode: "number" });
/** An instant, with its zone. */
export const moment = () => timestamp({ withTimezone: true });
