CREATE TABLE "hand_money" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"maker" uuid NOT NULL,
	"checker" uuid,
	"member" uuid,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_money_kind" CHECK ("hand_money"."kind" in ('adjustment', 'withdrawal', 'bank-row', 'payout')),
	CONSTRAINT "hand_money_some" CHECK ("hand_money"."amount" <> 0)
);
--> statement-breakpoint
DROP INDEX "deposit_live_member";--> statement-breakpoint
ALTER TABLE "hand_money" ADD CONSTRAINT "hand_money_maker_member_uuid_fk" FOREIGN KEY ("maker") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_money" ADD CONSTRAINT "hand_money_checker_member_uuid_fk" FOREIGN KEY ("checker") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_money" ADD CONSTRAINT "hand_money_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_money_of_maker" ON "hand_money" USING btree ("maker","at") WHERE "hand_money"."checker" is null;--> statement-breakpoint
CREATE INDEX "hand_money_of_member" ON "hand_money" USING btree ("member","at") WHERE "hand_money"."member" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_live_member" ON "deposit" USING btree ("member") WHERE "deposit"."status" = 'waiting' and "deposit"."channel" <> 'normal' and "deposit"."seen_ref" is null;