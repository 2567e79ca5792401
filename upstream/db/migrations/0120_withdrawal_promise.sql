ALTER TABLE "withdrawal" ADD COLUMN "expected_at" timestamp with time zone;--> statement-breakpoint
-- Those under way keep the promise that their members see at this moment: five minutes, or two for each place in the
-- queue of the request. Rows of processes that run on without this column stay null, and are computed as before.
UPDATE "withdrawal" w SET "expected_at" = w."created_at" + greatest(interval '5 minutes', interval '2 minutes' * (
  SELECT count(*) FROM "withdrawal" q WHERE q."no" <= w."no" AND q."no" > w."no" - 1000
    AND (q."no" = w."no" OR q."decided_at" IS NULL OR q."decided_at" > w."created_at")))
  WHERE w."status" IN ('pending', 'approved');
