-- An operator's account beyond the member row; an operator without a row is enabled and has no second factor.
CREATE TABLE "operator_account" (
	"member" uuid PRIMARY KEY NOT NULL,
	"disabled_at" timestamp with time zone,
	"factor_secret" text,
	"factor_confirmed_at" timestamp with time zone,
	"factor_last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"member" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "operator_recovery_code_member_code_hash_pk" PRIMARY KEY("member","code_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_access" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"operator" uuid NOT NULL,
	"event" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_read" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"operator" uuid NOT NULL,
	"call" text NOT NULL,
	"search" text,
	"members" uuid[] NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "enrols_only" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "operator_account" ADD CONSTRAINT "operator_account_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_access" ADD CONSTRAINT "operator_access_operator_member_uuid_fk" FOREIGN KEY ("operator") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "operator_access_of" ON "operator_access" USING btree ("operator","id");
--> statement-breakpoint
CREATE INDEX "operator_read_of" ON "operator_read" USING btree ("operator","id");
--> statement-breakpoint
CREATE INDEX "operator_read_members" ON "operator_read" USING gin ("members");
