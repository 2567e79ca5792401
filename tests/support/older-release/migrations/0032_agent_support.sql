CREATE TABLE "agent_support" (
	"agent_id" integer PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
