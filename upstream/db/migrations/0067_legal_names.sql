CREATE TABLE "former_name" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"name" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_name" ADD CONSTRAINT "former_name_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "former_name_of_member" ON "former_name" USING btree ("member","id");
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "name_fixed_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "sensitive_change_at" timestamp with time zone;
--> statement-breakpoint
-- Members who have an approved account keep the name of the first one; the name of today goes to the former ones.
WITH "first" AS (
  SELECT DISTINCT ON (b."member") b."member", btrim(b."name") AS "name", coalesce(b."decided_at", b."created_at") AS "at"
  FROM "member_bank" b WHERE b."status" = 'approved'
  ORDER BY b."member", coalesce(b."decided_at", b."created_at"), b."bank_id"
), "renamed" AS (
  INSERT INTO "former_name" ("member", "name", "until")
  SELECT m."uuid", m."name", clock_timestamp() FROM "member" m JOIN "first" f ON f."member" = m."uuid"
  WHERE f."name" <> '' AND m."name" <> '' AND m."name" <> f."name"
)
UPDATE "member" m SET "name" = coalesce(nullif(f."name", ''), m."name"), "name_fixed_at" = f."at"
FROM "first" f WHERE f."member" = m."uuid";
