CREATE INDEX "deposit_credited" ON "deposit" USING btree ("ended_at") WHERE "deposit"."status" = 'credited';--> statement-breakpoint
CREATE INDEX "withdrawal_by_payment" ON "withdrawal" USING btree ("paid_at") WHERE "withdrawal"."paid_at" is not null;
