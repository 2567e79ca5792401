CREATE TABLE "demo_play" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seat" text NOT NULL,
	"sent_id" text NOT NULL,
	"stakes" jsonb NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"seed" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"refusal" text,
	"win" bigint,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "demo_play_once" UNIQUE("seat","sent_id"),
	CONSTRAINT "demo_play_nonce" UNIQUE("seat","nonce"),
	CONSTRAINT "demo_play_state" CHECK ("demo_play"."state" in ('asked', 'staked', 'done', 'refused', 'void'))
);
--> statement-breakpoint
CREATE TABLE "demo_seat" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"player" uuid NOT NULL,
	"game" text NOT NULL,
	"next_seed" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_launch" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member" uuid NOT NULL,
	"session" uuid NOT NULL,
	"partner" text NOT NULL,
	"game_id" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "game_operation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner" text NOT NULL,
	"transaction_id" text NOT NULL,
	"member" uuid NOT NULL,
	"round" uuid,
	"operation" text NOT NULL,
	"amount" bigint NOT NULL,
	"body_hash" text NOT NULL,
	"refers_to" text,
	"is_undone" boolean DEFAULT false NOT NULL,
	"balance" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_operation_once" UNIQUE("partner","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "game_player" (
	"partner" text NOT NULL,
	"member" uuid NOT NULL,
	"player" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "game_player_partner_member_pk" PRIMARY KEY("partner","member"),
	CONSTRAINT "game_player_player_unique" UNIQUE("player")
);
--> statement-breakpoint
CREATE TABLE "game_round" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner" text NOT NULL,
	"round" text NOT NULL,
	"member" uuid NOT NULL,
	"game_id" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_round_once" UNIQUE("partner","round","member"),
	CONSTRAINT "game_round_status" CHECK ("game_round"."status" in ('open', 'settled', 'drawn', 'cancelled')),
	CONSTRAINT "game_round_amounts" CHECK ("game_round"."staked" >= 0 and "game_round"."returned" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unconnected' NOT NULL,
	CONSTRAINT "partner_state" CHECK ("partner"."state" in ('open', 'maintenance', 'unconnected'))
);
--> statement-breakpoint
CREATE TABLE "partner_game" (
	"partner" text NOT NULL,
	"game_list" text DEFAULT '' NOT NULL,
	"game_id" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"image_url" text,
	"category" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"highlight" integer,
	"place" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "partner_game_partner_game_list_game_id_pk" PRIMARY KEY("partner","game_list","game_id"),
	CONSTRAINT "partner_game_state" CHECK ("partner_game"."state" in ('open', 'maintenance', 'unconnected'))
);
--> statement-breakpoint
ALTER TABLE "demo_play" ADD CONSTRAINT "demo_play_seat_demo_seat_key_hash_fk" FOREIGN KEY ("seat") REFERENCES "public"."demo_seat"("key_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_launch" ADD CONSTRAINT "game_launch_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_operation" ADD CONSTRAINT "game_operation_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_operation" ADD CONSTRAINT "game_operation_round_game_round_id_fk" FOREIGN KEY ("round") REFERENCES "public"."game_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_player" ADD CONSTRAINT "game_player_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_game" ADD CONSTRAINT "partner_game_partner_partner_key_fk" FOREIGN KEY ("partner") REFERENCES "public"."partner"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demo_play_under_way" ON "demo_play" USING btree ("created_at") WHERE "demo_play"."state" in ('asked', 'staked');--> statement-breakpoint
CREATE INDEX "game_launch_of_member" ON "game_launch" USING btree ("member","partner","started_at");--> statement-breakpoint
CREATE INDEX "game_operation_stakes" ON "game_operation" USING btree ("member","created_at") WHERE "game_operation"."operation" in ('create', 'bet');--> statement-breakpoint
CREATE INDEX "game_operation_refunds" ON "game_operation" USING btree ("partner","refers_to") WHERE "game_operation"."refers_to" is not null;--> statement-breakpoint
CREATE INDEX "game_operation_of_round" ON "game_operation" USING btree ("round");--> statement-breakpoint
CREATE INDEX "game_round_open" ON "game_round" USING btree ("opened_at") WHERE "game_round"."status" = 'open';--> statement-breakpoint
CREATE INDEX "game_round_of_member" ON "game_round" USING btree ("member","opened_at");