ALTER TABLE "round" ADD COLUMN "moved_reason" text;--> statement-breakpoint
CREATE INDEX "round_by_result" ON "round" USING btree ("result_at");--> statement-breakpoint
CREATE INDEX "round_by_group_result" ON "round" USING btree ("bet_group","result_at");--> statement-breakpoint
CREATE INDEX "round_by_type_result" ON "round" USING btree ("bet_type","result_at");
