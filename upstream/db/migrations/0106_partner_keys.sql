CREATE TABLE "partner_key" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"public_key" text NOT NULL,
	"issued_by" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_login" (
	"partner" text PRIMARY KEY NOT NULL,
	"logins" bigint DEFAULT 0 NOT NULL,
	"last_login_at" timestamp with time zone,
	"failures" bigint DEFAULT 0 NOT NULL,
	"last_failure_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
ALTER TABLE "partner_key" ADD CONSTRAINT "partner_key_issued_by_member_uuid_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_key_of" ON "partner_key" USING btree ("partner");
