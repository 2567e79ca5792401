CREATE TABLE "market_day" (
	"bet_type" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"figure" text,
	"held_on" date,
	"reason" text NOT NULL,
	"entered_by" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_day_bet_type_day_pk" PRIMARY KEY("bet_type","day"),
	CONSTRAINT "market_day_kind" CHECK (("market_day"."kind" in ('closed', 'usual') and "market_day"."figure" is null and "market_day"."held_on" is null)
        or ("market_day"."kind" = 'short' and "market_day"."figure" is not null) or ("market_day"."kind" = 'moved' and "market_day"."held_on" is not null))
);
