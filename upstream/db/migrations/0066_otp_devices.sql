ALTER TABLE "otp" ADD COLUMN "known_device" text DEFAULT '' NOT NULL;
