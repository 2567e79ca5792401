ALTER TABLE "bank_feed" ADD COLUMN "typed_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_feed" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
CREATE INDEX "bank_feed_by_hand" ON "bank_feed" USING btree ("member") WHERE "bank_feed"."typed_by" is not null or "bank_feed"."resolved_by" is not null;--> statement-breakpoint
CREATE INDEX "audit_of_target" ON "audit" USING btree ("target","action");--> statement-breakpoint
-- What operators typed and resolved before these columns were there is told by the audit.
UPDATE "bank_feed" SET "typed_by" = "audit"."operator" FROM "audit"
WHERE "audit"."action" = 'operators.bank-feed.create' AND "audit"."target" = "bank_feed"."ref";--> statement-breakpoint
UPDATE "bank_feed" SET "resolved_by" = "audit"."operator" FROM "audit"
WHERE "audit"."action" = 'operators.bank-feed.resolve' AND "audit"."target" = "bank_feed"."ref";
--> statement-breakpoint
CREATE INDEX "approval_of_target" ON "approval" USING btree ("target","kind");
