CREATE TABLE "draw_log" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"bet_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"head_before" text NOT NULL,
	"head" text NOT NULL,
	"seal" text,
	"list_hash" text,
	"witness_root" text,
	"witnesses" integer,
	"late_ms" integer,
	"reason" text,
	CONSTRAINT "draw_log_once" UNIQUE("kind","bet_id"),
	CONSTRAINT "draw_log_follows" UNIQUE("head_before"),
	CONSTRAINT "draw_log_kind" CHECK ("draw_log"."kind" in ('seal', 'freeze', 'void'))
);
--> statement-breakpoint
CREATE TABLE "ying_witness" (
	"bet_id" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "ying_witness_bet_id_value_pk" PRIMARY KEY("bet_id","value"),
	CONSTRAINT "ying_witness_value" CHECK ("ying_witness"."value" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "result_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "rules" text;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "steps" integer;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "sealed_beacon_round" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "witness_root" text;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "witness_count" integer;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "head_before" text;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "head" text;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "frozen_late_ms" integer;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "w" text;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD COLUMN "void_reason" text;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD CONSTRAINT "ying_draw_sealed" CHECK (("ying_draw"."rules" is null) = ("ying_draw"."seal" is null)
        and ("ying_draw"."rules" is null) = ("ying_draw"."steps" is null)
        and ("ying_draw"."rules" is null) = ("ying_draw"."ends_at" is null)
        and ("ying_draw"."rules" is null or ("ying_draw"."head" is null) = ("ying_draw"."frozen_at" is null)));--> statement-breakpoint
CREATE INDEX "draw_log_at" ON "draw_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "draw_log_bet_id" ON "draw_log" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "ying_draw_undrawn" ON "ying_draw" USING btree ("ends_at") WHERE "ying_draw"."rules" is not null and "ying_draw"."revealed_at" is null and "ying_draw"."void_reason" is null;
