CREATE TABLE "centre_agent" (
	"locale" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"ref_uid" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptance" (
	"member" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "terms_acceptance_member_version_pk" PRIMARY KEY("member","version")
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "uid" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "member_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "employee" uuid;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_employee_member_uuid_fk" FOREIGN KEY ("employee") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_line_uid" ON "member" USING btree ("line_uid") WHERE "member"."line_uid" <> '';--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_uid_unique" UNIQUE("uid");