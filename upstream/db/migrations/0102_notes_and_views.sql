CREATE TABLE "member_note" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"operator" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_view" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"pinned_for" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "operator_view_once" UNIQUE("owner","page","name")
);
--> statement-breakpoint
ALTER TABLE "member_note" ADD CONSTRAINT "member_note_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_note" ADD CONSTRAINT "member_note_operator_member_uuid_fk" FOREIGN KEY ("operator") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_view" ADD CONSTRAINT "operator_view_owner_member_uuid_fk" FOREIGN KEY ("owner") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_note_of" ON "member_note" USING btree ("member","id");
