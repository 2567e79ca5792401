CREATE TABLE "hand_off" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"accepts_terms" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_member" (
	"partner" text NOT NULL,
	"subject" text NOT NULL,
	"member" uuid NOT NULL,
	CONSTRAINT "partner_member_partner_subject_pk" PRIMARY KEY("partner","subject"),
	CONSTRAINT "partner_member_member_unique" UNIQUE("member")
);
--> statement-breakpoint
CREATE TABLE "partner_token" (
	"partner" text NOT NULL,
	"token_id" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_token_partner_token_id_pk" PRIMARY KEY("partner","token_id")
);
--> statement-breakpoint
CREATE TABLE "visitor" (
	"no" bigserial PRIMARY KEY NOT NULL,
	"visitor_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"device_id" text NOT NULL,
	"fingerprint" text DEFAULT '' NOT NULL,
	"device" jsonb NOT NULL,
	"member" uuid,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"refer_url" text DEFAULT '' NOT NULL,
	"page_name" text DEFAULT '' NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_visitorId_unique" UNIQUE("visitor_id"),
	CONSTRAINT "visitor_deviceId_unique" UNIQUE("device_id")
);
--> statement-breakpoint
ALTER TABLE "hand_off" ADD CONSTRAINT "hand_off_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_member" ADD CONSTRAINT "partner_member_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor" ADD CONSTRAINT "visitor_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_off_by_end" ON "hand_off" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hand_off_of_member" ON "hand_off" USING btree ("member");--> statement-breakpoint
CREATE INDEX "partner_token_by_use" ON "partner_token" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "visitor_by_fingerprint" ON "visitor" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "visitor_of_member" ON "visitor" USING btree ("member");--> statement-breakpoint
CREATE INDEX "visitor_by_last_seen" ON "visitor" USING btree ("last_seen_at");