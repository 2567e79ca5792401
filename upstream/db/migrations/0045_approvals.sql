CREATE TABLE "approval" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" bigserial NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"payload" jsonb NOT NULL,
	"basis" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	"cause" text NOT NULL,
	"amount" bigint,
	"rank" text NOT NULL,
	"maker" uuid,
	"reason" text,
	"apart" uuid[] DEFAULT '{}' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision_reason" text,
	CONSTRAINT "approval_no_unique" UNIQUE("no"),
	CONSTRAINT "approval_state" CHECK ("approval"."state" in ('waiting', 'approved', 'rejected', 'cancelled', 'expired', 'stale')),
	CONSTRAINT "approval_rank" CHECK ("approval"."rank" in ('staff', 'administrator', 'superAdmin')),
	CONSTRAINT "approval_two_people" CHECK ("approval"."state" <> 'approved' or "approval"."decided_by" is distinct from "approval"."maker"),
	CONSTRAINT "approval_decision" CHECK (("approval"."state" = 'waiting') = ("approval"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"rule" text PRIMARY KEY NOT NULL,
	"hundredths" bigint NOT NULL,
	CONSTRAINT "approval_rule_sound" CHECK ("approval_rule"."hundredths" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_appointment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"staff" uuid NOT NULL,
	"appointed_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_maker_member_uuid_fk" FOREIGN KEY ("maker") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decided_by_member_uuid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_appointment" ADD CONSTRAINT "staff_appointment_staff_member_uuid_fk" FOREIGN KEY ("staff") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_appointment" ADD CONSTRAINT "staff_appointment_appointed_by_member_uuid_fk" FOREIGN KEY ("appointed_by") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_open" ON "approval" USING btree ("kind","target") WHERE "approval"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_by_state" ON "approval" USING btree ("state","no");--> statement-breakpoint
CREATE INDEX "staff_appointment_of" ON "staff_appointment" USING btree ("staff","at");--> statement-breakpoint
-- Accounts that were made or promoted before this table was there are told by the audit.
INSERT INTO "staff_appointment" ("staff", "appointed_by", "at")
SELECT "staff"."uuid", "maker"."uuid", "audit"."at"
FROM "audit"
JOIN "member" "staff" ON "staff"."uuid"::text = "audit"."target"
JOIN "member" "maker" ON "maker"."uuid" = "audit"."operator"
WHERE "audit"."action" IN ('operators.staff.create', 'operators.staff.set-role')
ORDER BY "audit"."id";
