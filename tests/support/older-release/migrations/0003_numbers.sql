CREATE TABLE "number_set" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member" uuid NOT NULL,
	"name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "number_set" ADD CONSTRAINT "number_set_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "number_set_of_member" ON "number_set" USING btree ("member","updated_at");