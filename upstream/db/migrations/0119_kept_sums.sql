CREATE TABLE "member_day" (
	"member" uuid NOT NULL,
	"day" date NOT NULL,
	"slip_stakes" bigint NOT NULL,
	"given_back" bigint NOT NULL,
	"won" bigint NOT NULL,
	"game_stakes" bigint NOT NULL,
	"lost" bigint NOT NULL,
	"deposited" bigint NOT NULL,
	CONSTRAINT "member_day_member_day_pk" PRIMARY KEY("member","day")
);
--> statement-breakpoint
CREATE TABLE "round_total" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"slips" integer NOT NULL,
	"stakes" bigint NOT NULL,
	"won_slips" integer NOT NULL,
	"payouts" bigint NOT NULL,
	"cancelled_slips" integer NOT NULL,
	"cancelled" bigint NOT NULL,
	"refunded_slips" integer NOT NULL,
	"refunded" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "turnover_sum" ADD COLUMN "slips_up_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turnover_sum" ADD COLUMN "plays_up_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_day" ADD CONSTRAINT "member_day_member_turnover_sum_member_fk" FOREIGN KEY ("member") REFERENCES "public"."turnover_sum"("member") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_total" ADD CONSTRAINT "round_total_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What is summed by now is summed anew, by day too. The columns above have locked the table against the job.
DELETE FROM "staked_credit";--> statement-breakpoint
DELETE FROM "turnover_sum";
