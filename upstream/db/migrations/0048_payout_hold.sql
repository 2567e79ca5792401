ALTER TABLE "round" ADD COLUMN "payout_held_at" timestamp with time zone;
