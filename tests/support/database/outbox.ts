import { sql } from "drizzle-orm";
import type { TestService } from "../service/service";

interface OutboxRow extends Record<string, unknown> {
  channel: string;
  event: string;
  message: object;
}

/**
 * Records what is written to the outbox from here on: the service itself empties it, at each call and twice a
 * second.
 * @returns the events, in order
 */
export async function watchOutbox({ db }: Pick<TestService, "db">): Promise<() => Promise<OutboxRow[]>> {
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS watched_outbox (no bigserial, channel text, event text, message jsonb)`,
  );
  await db.execute(sql`CREATE OR REPLACE FUNCTION watch_outbox() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watched_outbox (channel, event, message) VALUES (NEW.channel, NEW.event, NEW.message);
    RETURN NEW; END $$`);
  await db.execute(
    sql`CREATE OR REPLACE TRIGGER watched AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION watch_outbox()`,
  );
  await db.execute(sql`TRUNCATE watched_outbox`);
  return async () =>
    (await db.execute<OutboxRow>(sql`SELECT channel, event, message FROM watched_outbox ORDER BY no`)).rows;
}
