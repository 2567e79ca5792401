CREATE TABLE "absence" (
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_single" CHECK ("presence"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "absence_by_end" ON "absence" USING btree ("until_at");--> statement-breakpoint
INSERT INTO presence (id, seen_at) VALUES (1, clock_timestamp());
--> statement-breakpoint
-- Says that the service is here. Silence of more than p_away_ms before it is kept as an absence: it is measured in
-- real time, so that a clock which a test moves makes none, and told in the service's own.
CREATE FUNCTION be_present(p_away_ms bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_silence interval;
BEGIN
  PERFORM 1 FROM presence FOR UPDATE;
  SELECT clock_timestamp() - seen_at INTO v_silence FROM presence;
  IF v_silence > p_away_ms * interval '1 millisecond' THEN
    INSERT INTO absence (from_at, until_at) VALUES (app_now() - v_silence, app_now());
  END IF;
  UPDATE presence SET seen_at = greatest(seen_at, clock_timestamp());
END $$;
