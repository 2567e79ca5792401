ALTER TABLE "site_account" ADD COLUMN "closed_at" timestamp with time zone;
