CREATE INDEX "session_by_device" ON "session" USING btree ("device_id") WHERE "session"."device_id" <> '';--> statement-breakpoint
CREATE INDEX "session_by_address" ON "session" USING btree ("address") WHERE "session"."address" <> '';
