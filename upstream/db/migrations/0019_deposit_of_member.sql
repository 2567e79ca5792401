CREATE INDEX "deposit_of_member" ON "deposit" USING btree ("member","created_at");
