CREATE INDEX "outbox_urgent" ON "outbox" USING btree ("id") WHERE "outbox"."event" IN ('session-ended', 'money-update');
