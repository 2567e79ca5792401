ALTER TABLE "job" ADD COLUMN "cursor" bigint;--> statement-breakpoint
ALTER TABLE "round" DROP CONSTRAINT "round_status";--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_status" CHECK ("round"."status" in ('open', 'suspended', 'closed', 'settling', 'settled', 'void'));
