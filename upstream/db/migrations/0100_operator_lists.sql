CREATE INDEX "poy_of_round_newest" ON "poy" USING btree ("bet_id","poy_no");--> statement-breakpoint
CREATE INDEX "poy_by_rare_status" ON "poy" USING btree ("status","poy_no") WHERE "poy"."status" in ('accepted', 'cancelled', 'refunded');--> statement-breakpoint
CREATE INDEX "poy_line_of_number" ON "poy_line" USING btree ("number","option","poy_id");--> statement-breakpoint
CREATE INDEX "set_line_of_number" ON "set_line" USING btree ("number","poy_id");--> statement-breakpoint
CREATE INDEX "deposit_for_staff" ON "deposit" USING btree ("created_at","id") WHERE "deposit"."status" in ('claimed', 'unmatched') or "deposit"."status" = 'waiting' and "deposit"."channel" = 'normal';--> statement-breakpoint
CREATE INDEX "member_bank_waiting" ON "member_bank" USING btree ("bank_id") WHERE "member_bank"."status" = 'waiting';
