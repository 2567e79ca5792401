CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"rows" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_head_is_one" CHECK ("audit_head"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "message_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL
);

--> statement-breakpoint
-- Money that an operator moves between the member and other books of his: another site, a counter, an agent.
-- It is neither given nor taken, and so it is counted apart from the house's grants.
INSERT INTO account (owner, kind) VALUES (NULL, 'house-moves');
--> statement-breakpoint
-- Where the log stands now; from here on the trigger audit_advances keeps it.
INSERT INTO audit_head (id, rows, last_id, hash)
  SELECT 1, count(*), coalesce(max(id), 0),
    coalesce((SELECT hash FROM audit ORDER BY id DESC LIMIT 1), repeat('0', 64))
  FROM audit;
--> statement-breakpoint
CREATE INDEX "deposit_of_member" ON "deposit" USING btree ("member","created_at");
