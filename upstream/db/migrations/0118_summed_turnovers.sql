CREATE TABLE "staked_credit" (
	"member" uuid NOT NULL,
	"movement" bigint NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "staked_credit_member_movement_pk" PRIMARY KEY("member","movement")
);
--> statement-breakpoint
CREATE TABLE "turnover_sum" (
	"member" uuid PRIMARY KEY NOT NULL,
	"up_to" bigint DEFAULT 0 NOT NULL,
	"entries" bigint DEFAULT 0 NOT NULL,
	"kinds" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staked_credit" ADD CONSTRAINT "staked_credit_member_turnover_sum_member_fk" FOREIGN KEY ("member") REFERENCES "public"."turnover_sum"("member") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staked_credit" ADD CONSTRAINT "staked_credit_movement_movement_id_fk" FOREIGN KEY ("movement") REFERENCES "public"."movement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_sum" ADD CONSTRAINT "turnover_sum_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;