DROP INDEX "poy_of_round";--> statement-breakpoint
CREATE INDEX "poy_of_round" ON "poy" USING btree ("bet_id","status","poy_no");--> statement-breakpoint
CREATE INDEX "deposit_by_status" ON "deposit" USING btree ("status","created_at","id");
