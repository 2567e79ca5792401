CREATE TABLE "release_started" (
	"release" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "release_started" ("release", "at") VALUES ('host-cookies', clock_timestamp());
