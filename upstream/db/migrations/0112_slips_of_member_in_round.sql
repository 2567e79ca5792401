CREATE INDEX "poy_of_member_in_round" ON "poy" USING btree ("member","bet_id") WHERE "poy"."status" = 'accepted';--> statement-breakpoint
DROP INDEX "deposit_of_member";
