CREATE INDEX "session_to_forget" ON "session" USING btree ("started_at") WHERE "session"."address" <> '' or "session"."device_id" <> '' or "session"."user_agent" <> '';
