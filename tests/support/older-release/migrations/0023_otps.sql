CREATE TABLE "otp" (
	"ref" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"member" uuid,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "otp" ADD CONSTRAINT "otp_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otp_by_name" ON "otp" USING btree ("user_name","created_at");--> statement-breakpoint
CREATE INDEX "otp_by_phone" ON "otp" USING btree ("phone_number","created_at");--> statement-breakpoint
CREATE INDEX "otp_by_age" ON "otp" USING btree ("created_at");