CREATE TABLE "member_bank" (
	"bank_id" serial PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "member_bank_status" CHECK ("member_bank"."status" in ('waiting', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "turnover_percent" (
	"kind" text PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "turnover_percent_sound" CHECK ("turnover_percent"."percent" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" bigserial NOT NULL,
	"member" uuid NOT NULL,
	"bank_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"paid_at" timestamp with time zone,
	"bank_ref" text,
	CONSTRAINT "withdrawal_no_unique" UNIQUE("no"),
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount" > 0),
	CONSTRAINT "withdrawal_status" CHECK ("withdrawal"."status" in ('pending', 'approved', 'paid', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "member_bank" ADD CONSTRAINT "member_bank_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_bank_id_member_bank_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."member_bank"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_bank_account" ON "member_bank" USING btree ("bank_code","account_number") WHERE "member_bank"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "member_bank_of_member" ON "member_bank" USING btree ("member","bank_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_in_progress" ON "withdrawal" USING btree ("member") WHERE "withdrawal"."status" in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "withdrawal_of_member" ON "withdrawal" USING btree ("member","no");--> statement-breakpoint
CREATE INDEX "withdrawal_waiting" ON "withdrawal" USING btree ("status","no") WHERE "withdrawal"."status" in ('pending', 'approved');