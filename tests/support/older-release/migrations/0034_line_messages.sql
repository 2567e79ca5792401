CREATE TABLE "line_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"notification" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "line_message_notification_unique" UNIQUE("notification")
);
--> statement-breakpoint
ALTER TABLE "notice_choice" ADD COLUMN "language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD COLUMN "site_origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_outbox" ADD COLUMN "retry_key" uuid;--> statement-breakpoint
ALTER TABLE "line_message" ADD CONSTRAINT "line_message_notification_notification_id_fk" FOREIGN KEY ("notification") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_message_due" ON "line_message" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "message_outbox" ADD CONSTRAINT "message_outbox_retryKey_unique" UNIQUE("retry_key");