-- A round was settled in one transaction until 24 November 2026: no release since calls these.
DROP FUNCTION IF EXISTS settle_round(text, text, text[], text[]);
--> statement-breakpoint
DROP FUNCTION IF EXISTS settle_sets(text, text, text[], text[], bigint[]);
