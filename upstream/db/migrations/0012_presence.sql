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
