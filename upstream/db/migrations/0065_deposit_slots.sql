CREATE INDEX "deposit_slots" ON "deposit" USING btree ("bank_id","prepare_amount","expires_at");
