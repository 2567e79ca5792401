CREATE TABLE "notice_choice" (
	"member" uuid PRIMARY KEY NOT NULL,
	"results" text DEFAULT 'all' NOT NULL,
	"money" boolean DEFAULT true NOT NULL,
	"push" boolean DEFAULT false NOT NULL,
	"line" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notice_choice_results" CHECK ("notice_choice"."results" in ('all', 'wins', 'none'))
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkey_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"session" uuid,
	"challenge" text NOT NULL,
	"rp_id" text NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_purpose" CHECK ("passkey_challenge"."purpose" in ('register', 'login', 'confirm'))
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_session_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_of_member" ON "passkey" USING btree ("member");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_of_member" ON "session" USING btree ("member","started_at");