CREATE TABLE "coin_offer" (
	"bank_id" integer PRIMARY KEY NOT NULL,
	"coin" text NOT NULL,
	"chain" text NOT NULL,
	"decimals" integer NOT NULL,
	"satang_per_coin" bigint NOT NULL,
	"needed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_channel" (
	"channel" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"min" bigint NOT NULL,
	"max" bigint NOT NULL,
	"open_from" text,
	"open_to" text,
	"minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_report" (
	"deposit_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"transferred_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"note" text,
	"file_id" uuid,
	"channel" text,
	"channel_name" text,
	"bank_code" text,
	"account_number" text,
	"account_name" text
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner" uuid NOT NULL,
	"purpose" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposit" DROP CONSTRAINT "deposit_status";--> statement-breakpoint
DROP INDEX "deposit_live_total";--> statement-breakpoint
DROP INDEX "deposit_live_member";--> statement-breakpoint
ALTER TABLE "deposit" ALTER COLUMN "expires_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_feed" ADD COLUMN "coin_amount" text;--> statement-breakpoint
ALTER TABLE "bank_feed" ADD COLUMN "confirmations" integer;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "channel" text DEFAULT 'fast' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "credited_amount" bigint;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "coin_units" bigint;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "satang_per_coin" bigint;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "seen_ref" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "site_account" ADD COLUMN "kind" text DEFAULT 'bank' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_account" ADD COLUMN "prompt_pay" text;--> statement-breakpoint
ALTER TABLE "coin_offer" ADD CONSTRAINT "coin_offer_bank_id_site_account_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."site_account"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_report" ADD CONSTRAINT "deposit_report_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_report" ADD CONSTRAINT "deposit_report_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_owner_member_uuid_fk" FOREIGN KEY ("owner") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_owner" ON "file" USING btree ("owner","created_at");--> statement-breakpoint
CREATE INDEX "bank_feed_open" ON "bank_feed" USING btree ("status","id") WHERE "bank_feed"."status" in ('confirming', 'unmatched');--> statement-breakpoint
CREATE INDEX "bank_feed_deposit" ON "bank_feed" USING btree ("deposit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_live_coins" ON "deposit" USING btree ("bank_id","coin_units") WHERE "deposit"."status" = 'waiting' and "deposit"."channel" = 'crypto';--> statement-breakpoint
CREATE INDEX "deposit_account" ON "deposit" USING btree ("bank_id","created_at");--> statement-breakpoint
CREATE INDEX "deposit_member" ON "deposit" USING btree ("member","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_credited_by" ON "deposit" USING btree ("feed_ref") WHERE "deposit"."status" = 'credited';--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_live_total" ON "deposit" USING btree ("bank_id","prepare_total") WHERE "deposit"."status" = 'waiting' and "deposit"."channel" in ('fast', 'qrcode', 'truemoney');--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_live_member" ON "deposit" USING btree ("member") WHERE "deposit"."status" = 'waiting' and "deposit"."channel" <> 'normal';--> statement-breakpoint
ALTER TABLE "bank_feed" ADD CONSTRAINT "bank_feed_status" CHECK ("bank_feed"."status" in ('matched', 'confirming', 'unmatched', 'resolved', 'dismissed'));--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_channel" CHECK ("deposit"."channel" in ('fast', 'normal', 'qrcode', 'crypto', 'truemoney'));--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_coins" CHECK (("deposit"."channel" = 'crypto') = ("deposit"."coin_units" is not null));--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_expiry" CHECK (("deposit"."channel" = 'normal') = ("deposit"."expires_at" is null));--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_status" CHECK ("deposit"."status" in ('waiting', 'credited', 'expired', 'cancelled', 'unmatched', 'claimed', 'rejected'));--> statement-breakpoint
ALTER TABLE "site_account" ADD CONSTRAINT "site_account_kind" CHECK ("site_account"."kind" in ('bank', 'wallet', 'chain'));--> statement-breakpoint
UPDATE "deposit" SET "credited_amount" = "bank_feed"."amount" FROM "bank_feed"
	WHERE "bank_feed"."ref" = "deposit"."feed_ref" AND "deposit"."status" = 'credited';
