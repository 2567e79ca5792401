CREATE TABLE "ledger_check" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"until_movement" bigint NOT NULL,
	"started_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_break" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"law" text NOT NULL,
	"found" text NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	CONSTRAINT "ledger_break_once" UNIQUE("law","found")
);
--> statement-breakpoint
ALTER TABLE "ledger_break" ADD CONSTRAINT "ledger_break_accepted_by_member_uuid_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;
