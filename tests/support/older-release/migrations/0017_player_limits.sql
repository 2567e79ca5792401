CREATE TABLE "player_limit" (
	"member" uuid PRIMARY KEY NOT NULL,
	"deposit_day" bigint,
	"deposit_week" bigint,
	"deposit_month" bigint,
	"loss_day" bigint,
	"loss_week" bigint,
	"loss_month" bigint,
	"stake_day" bigint,
	"stake_week" bigint,
	"stake_month" bigint,
	"reminder_minutes" integer,
	"time_out_until" timestamp with time zone,
	"self_excluded_until" timestamp with time zone,
	"pending" jsonb,
	"pending_from" timestamp with time zone,
	CONSTRAINT "player_limit_waits" CHECK (("player_limit"."pending" is null) = ("player_limit"."pending_from" is null))
);
--> statement-breakpoint
ALTER TABLE "player_limit" ADD CONSTRAINT "player_limit_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;