ALTER TABLE "result_preview" ADD COLUMN "typed_by" uuid;--> statement-breakpoint
CREATE INDEX "result_preview_of_round" ON "result_preview" USING btree ("bet_id","created_at");--> statement-breakpoint
-- Who typed the entries that were there before is told by the audit.
UPDATE "result_preview" SET "typed_by" = "audit"."operator" FROM "audit"
WHERE "audit"."action" = 'operators.results.preview' AND "audit"."after"->>'previewId' = "result_preview"."id"::text;--> statement-breakpoint
-- A first confirmation is an approval from here on; one that was under way is asked for again.
ALTER TABLE "result_preview" DROP COLUMN "first_operator";
