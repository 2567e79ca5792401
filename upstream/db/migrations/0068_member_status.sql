ALTER TABLE "member" ADD COLUMN "must_sign_in" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "closed_area" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- A 1 said nothing of an area: whichever had been closed before it is not known any more.
UPDATE "member" SET "must_sign_in" = true WHERE "status" = 1;
--> statement-breakpoint
UPDATE "member" SET "closed_area" = "status" WHERE "status" NOT IN (0, 1);
--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_closed_area" CHECK ("closed_area" <> 1);
--> statement-breakpoint
ALTER TABLE "member" DROP COLUMN "status";
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "status" integer GENERATED ALWAYS AS (CASE WHEN must_sign_in THEN 1 ELSE closed_area END) STORED NOT NULL;
