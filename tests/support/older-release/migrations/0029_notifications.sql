CREATE TABLE "notification" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"read_at" timestamp with time zone,
	"push_waits" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_token" (
	"token" text PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"session" uuid NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"stored_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_token" ADD CONSTRAINT "push_token_session_session_id_fk" FOREIGN KEY ("session") REFERENCES "public"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_of_member" ON "notification" USING btree ("member","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("member") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_to_push" ON "notification" USING btree ("id") WHERE "notification"."push_waits";--> statement-breakpoint
CREATE INDEX "push_token_of_member" ON "push_token" USING btree ("member");--> statement-breakpoint
CREATE INDEX "push_token_of_session" ON "push_token" USING btree ("session");