ALTER TABLE "poy" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "planned_close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "latest_close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "figure_at" timestamp with time zone;--> statement-breakpoint
-- Of the rounds that exist nobody knows when their figure is out: their close cannot be put off any more, and no result
-- is taken before the time that they promise.
UPDATE "round" SET "planned_close_at" = "close_at", "latest_close_at" = "close_at",
  "figure_at" = greatest("close_at", "result_at");--> statement-breakpoint
ALTER TABLE "round" ALTER COLUMN "planned_close_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ALTER COLUMN "latest_close_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ALTER COLUMN "figure_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_closes_before_figure" CHECK ("round"."close_at" <= "round"."latest_close_at" and "round"."planned_close_at" <= "round"."latest_close_at" and "round"."latest_close_at" <= "round"."figure_at");
