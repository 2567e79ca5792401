-- A member's own invitation: 8 of 22 letters and digits, none read as another, no vowels. Numbers of the sequence
-- are spread over all 22^8 of them by a factor without a common divisor, so no two are ever the same.
CREATE SEQUENCE af_slug_no;
--> statement-breakpoint
CREATE FUNCTION new_af_slug() RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_left bigint := (nextval('af_slug_no')::numeric * 33914741533 + 20260101) % 54875873536;
  v_slug text := '';
BEGIN
  FOR place IN 1..8 LOOP
    v_slug := v_slug || substr('34679cdfghjkmnpqrtvwxy', (v_left % 22)::int + 1, 1);
    v_left := v_left / 22;
  END LOOP;
  RETURN v_slug;
END $$;
--> statement-breakpoint
CREATE TABLE "achievement" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"measure" text NOT NULL,
	"needed" integer NOT NULL,
	"reward" bigint NOT NULL,
	"place" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "achievement_id" CHECK ("achievement"."id" ~ '^[a-z0-9-]{1,24}$'),
	CONSTRAINT "achievement_measure" CHECK ("achievement"."measure" in ('deposits', 'slips', 'lotteries', 'friends', 'points')),
	CONSTRAINT "achievement_needed" CHECK ("achievement"."needed" > 0),
	CONSTRAINT "achievement_reward" CHECK ("achievement"."reward" > 0)
);
--> statement-breakpoint
CREATE TABLE "achievement_claim" (
	"member" uuid NOT NULL,
	"achievement" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "achievement_claim_member_achievement_pk" PRIMARY KEY("member","achievement")
);
--> statement-breakpoint
CREATE TABLE "af_click" (
	"referrer" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "af_click_referrer_day_visitor_pk" PRIMARY KEY("referrer","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "round_reward" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "loyalty_remainder" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "referrer" uuid;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "af_slug" text DEFAULT new_af_slug() NOT NULL;--> statement-breakpoint
ALTER TABLE "achievement_claim" ADD CONSTRAINT "achievement_claim_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_claim" ADD CONSTRAINT "achievement_claim_achievement_achievement_id_fk" FOREIGN KEY ("achievement") REFERENCES "public"."achievement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "af_click" ADD CONSTRAINT "af_click_referrer_member_uuid_fk" FOREIGN KEY ("referrer") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_reward" ADD CONSTRAINT "round_reward_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_referrer_member_uuid_fk" FOREIGN KEY ("referrer") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_of_referrer" ON "member" USING btree ("referrer") WHERE "member"."referrer" is not null;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_afSlug_unique" UNIQUE("af_slug");--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_no_own_referrer" CHECK ("member"."referrer" <> "member"."uuid");