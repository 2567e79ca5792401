CREATE INDEX "idempotency_by_age" ON "idempotency" USING btree ("created_at");
