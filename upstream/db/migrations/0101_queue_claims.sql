CREATE TABLE "queue_claim" (
	"queue" text NOT NULL,
	"item" text NOT NULL,
	"operator" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "queue_claim_queue_item_pk" PRIMARY KEY("queue","item"),
	CONSTRAINT "queue_claim_queue" CHECK ("queue_claim"."queue" in ('deposits', 'feed-rows', 'withdrawals', 'banks', 'protection'))
);
--> statement-breakpoint
ALTER TABLE "queue_claim" ADD CONSTRAINT "queue_claim_operator_member_uuid_fk" FOREIGN KEY ("operator") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_claim_by_end" ON "queue_claim" USING btree ("expires_at");
