-- On a large book made beforehand with CONCURRENTLY, outside of a transaction, it is found here and takes no time.
CREATE INDEX IF NOT EXISTS "poy_sums_of_member" ON "poy" USING btree ("member","poy_no")
  INCLUDE ("bet_id","status","total","win","created_at");--> statement-breakpoint
DROP INDEX "poy_of_member";--> statement-breakpoint
-- An index answers alone only for pages that a vacuum has seen since they changed: not at a fifth of all slips, as by
-- default, but at a hundredth.
ALTER TABLE "poy" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "round_by_day" ON "round" USING btree ("service_date");
