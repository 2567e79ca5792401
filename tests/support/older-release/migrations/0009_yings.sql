CREATE TABLE "ying" (
	"bet_id" text NOT NULL,
	"seq" integer NOT NULL,
	"member" uuid,
	"key" text,
	"number" text NOT NULL,
	"ms" bigint NOT NULL,
	"alias" text NOT NULL,
	"row_hash" text NOT NULL,
	CONSTRAINT "ying_bet_id_seq_pk" PRIMARY KEY("bet_id","seq"),
	CONSTRAINT "ying_once" UNIQUE("member","key"),
	CONSTRAINT "ying_number" CHECK ("ying"."number" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
CREATE TABLE "ying_draw" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"commitment" text NOT NULL,
	"with_system_shot" boolean NOT NULL,
	"beacon_chain" text,
	"opened_at" timestamp with time zone NOT NULL,
	"shots" integer DEFAULT 0 NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"last_ms" bigint DEFAULT 0 NOT NULL,
	"demo_shots" integer DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone,
	"list_hash" text,
	"beacon_round" bigint,
	"beacon" text,
	"beacon_signature" text,
	"system_shot" integer,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "ying_draw_in_order" CHECK ("ying_draw"."revealed_at" is null or "ying_draw"."list_hash" is not null)
);
--> statement-breakpoint
ALTER TABLE "ying" ADD CONSTRAINT "ying_bet_id_ying_draw_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."ying_draw"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ying" ADD CONSTRAINT "ying_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ying_draw" ADD CONSTRAINT "ying_draw_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ying_of_member" ON "ying" USING btree ("member","ms");--> statement-breakpoint
CREATE INDEX "ying_draw_waiting" ON "ying_draw" USING btree ("frozen_at") WHERE "ying_draw"."beacon_chain" is not null and "ying_draw"."revealed_at" is null;