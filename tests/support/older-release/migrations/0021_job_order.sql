DROP INDEX "job_due";--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree (("kind" = 'rewards'),"due_at","id") WHERE "job"."done_at" is null;