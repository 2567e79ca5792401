CREATE TABLE "bank_feed" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"bank_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"from_account" text,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"why" text,
	"deposit_id" uuid,
	"member" uuid,
	CONSTRAINT "bank_feed_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member" uuid NOT NULL,
	"bank_id" integer NOT NULL,
	"prepare_amount" bigint NOT NULL,
	"prepare_index" integer NOT NULL,
	"prepare_total" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"feed_ref" text,
	CONSTRAINT "deposit_status" CHECK ("deposit"."status" in ('waiting', 'credited', 'expired', 'cancelled', 'unmatched', 'claimed'))
);
--> statement-breakpoint
CREATE TABLE "site_account" (
	"bank_id" integer PRIMARY KEY NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"name" text NOT NULL,
	"bot_update" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" uuid,
	"kind" text NOT NULL,
	"balance" bigint,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_once" UNIQUE NULLS NOT DISTINCT("owner","kind"),
	CONSTRAINT "account_not_negative" CHECK ("account"."balance" >= 0),
	CONSTRAINT "account_house_has_no_balance" CHECK (("account"."owner" is null) = ("account"."balance" is null))
);
--> statement-breakpoint
CREATE TABLE "entry" (
	"movement" bigint NOT NULL,
	"account" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "entry_movement_account_pk" PRIMARY KEY("movement","account")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"member" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "idempotency_member_call_key_pk" PRIMARY KEY("member","call","key")
);
--> statement-breakpoint
CREATE TABLE "movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "movement_once" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"user_name" text NOT NULL,
	"device_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locks" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"phone_number" text,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"line_id" text DEFAULT '' NOT NULL,
	"line_uid" text DEFAULT '' NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"loyalty_point" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"role" text,
	"agent_id" integer DEFAULT 2 NOT NULL,
	"ref_uid" integer DEFAULT 0 NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"employee_slug" text DEFAULT '' NOT NULL,
	"register_from_domain" text DEFAULT '' NOT NULL,
	"refer_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "member_userName_unique" UNIQUE("user_name"),
	CONSTRAINT "member_phoneNumber_unique" UNIQUE("phone_number"),
	CONSTRAINT "member_role" CHECK ("member"."role" in ('staff', 'administrator', 'superAdmin'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member" uuid NOT NULL,
	"device_id" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"operator" uuid NOT NULL,
	"role" text NOT NULL,
	"action" text NOT NULL,
	"target" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "box_fact" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"event" text NOT NULL,
	"message" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poy" (
	"poy_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"poy_no" bigserial NOT NULL,
	"member" uuid NOT NULL,
	"bet_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"total" bigint NOT NULL,
	"win" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'accepted' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"receipt" text NOT NULL,
	CONSTRAINT "poy_poyNo_unique" UNIQUE("poy_no"),
	CONSTRAINT "poy_once" UNIQUE("member","key"),
	CONSTRAINT "poy_status" CHECK ("poy"."status" in ('accepted', 'won', 'lost', 'cancelled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "poy_line" (
	"poy_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"ref" text NOT NULL,
	"add" integer NOT NULL,
	"option" text NOT NULL,
	"number" text NOT NULL,
	"price" bigint NOT NULL,
	"min" bigint NOT NULL,
	"max" bigint NOT NULL,
	"multiply_hundredths" integer NOT NULL,
	CONSTRAINT "poy_line_poy_id_seq_pk" PRIMARY KEY("poy_id","seq")
);
--> statement-breakpoint
CREATE TABLE "clock_offset" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "clock_offset_single" CHECK ("clock_offset"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "exposure" (
	"bet_id" text NOT NULL,
	"option" text NOT NULL,
	"number" text NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "exposure_bet_id_option_number_pk" PRIMARY KEY("bet_id","option","number")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "job_once" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "number_limit" (
	"bet_id" text NOT NULL,
	"option" text NOT NULL,
	"number" text NOT NULL,
	"multiply_hundredths" integer NOT NULL,
	CONSTRAINT "number_limit_bet_id_option_number_pk" PRIMARY KEY("bet_id","option","number")
);
--> statement-breakpoint
CREATE TABLE "option_rate" (
	"bet_type" text NOT NULL,
	"option" text NOT NULL,
	"multiply_hundredths" integer NOT NULL,
	"bet_min" bigint NOT NULL,
	"bet_max" bigint NOT NULL,
	"member_max" bigint NOT NULL,
	CONSTRAINT "option_rate_bet_type_option_pk" PRIMARY KEY("bet_type","option")
);
--> statement-breakpoint
CREATE TABLE "result_preview" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bet_id" text NOT NULL,
	"result" jsonb NOT NULL,
	"payout" bigint NOT NULL,
	"first_operator" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "round" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"bet_group" text NOT NULL,
	"bet_type" text NOT NULL,
	"bet_name" text NOT NULL,
	"name" text NOT NULL,
	"service_date" date NOT NULL,
	"open_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone NOT NULL,
	"result_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"result" jsonb,
	"prizes" jsonb,
	"result_source" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "round_status" CHECK ("round"."status" in ('open', 'suspended', 'closed', 'settled', 'void'))
);
--> statement-breakpoint
CREATE TABLE "round_rate" (
	"bet_id" text NOT NULL,
	"option" text NOT NULL,
	"multiply_hundredths" integer NOT NULL,
	"bet_min" bigint NOT NULL,
	"bet_max" bigint NOT NULL,
	"member_max" bigint NOT NULL,
	CONSTRAINT "round_rate_bet_id_option_pk" PRIMARY KEY("bet_id","option")
);
--> statement-breakpoint
CREATE TABLE "sale_tier" (
	"bet_type" text NOT NULL,
	"option" text NOT NULL,
	"sold_from" bigint NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "sale_tier_bet_type_option_sold_from_pk" PRIMARY KEY("bet_type","option","sold_from")
);
--> statement-breakpoint
CREATE TABLE "winner" (
	"bet_id" text NOT NULL,
	"option" text NOT NULL,
	"number" text NOT NULL,
	CONSTRAINT "winner_bet_id_option_number_pk" PRIMARY KEY("bet_id","option","number")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_content" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_feed" ADD CONSTRAINT "bank_feed_bank_id_site_account_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."site_account"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_bank_id_site_account_bank_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."site_account"("bank_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_owner_member_uuid_fk" FOREIGN KEY ("owner") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_movement_movement_id_fk" FOREIGN KEY ("movement") REFERENCES "public"."movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry" ADD CONSTRAINT "entry_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poy" ADD CONSTRAINT "poy_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poy" ADD CONSTRAINT "poy_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poy_line" ADD CONSTRAINT "poy_line_poy_id_poy_poy_id_fk" FOREIGN KEY ("poy_id") REFERENCES "public"."poy"("poy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_limit" ADD CONSTRAINT "number_limit_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "result_preview" ADD CONSTRAINT "result_preview_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_rate" ADD CONSTRAINT "round_rate_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_live_total" ON "deposit" USING btree ("bank_id","prepare_total") WHERE "deposit"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_live_member" ON "deposit" USING btree ("member") WHERE "deposit"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "entry_of_account" ON "entry" USING btree ("account","movement");--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_once" ON "known_device" USING btree ("user_name","device_id");--> statement-breakpoint
CREATE INDEX "poy_of_round" ON "poy" USING btree ("bet_id","status");--> statement-breakpoint
CREATE INDEX "poy_of_member" ON "poy" USING btree ("member","poy_no");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE INDEX "round_by_close" ON "round" USING btree ("close_at");--> statement-breakpoint
CREATE INDEX "round_by_type" ON "round" USING btree ("bet_type","service_date");