CREATE TABLE "set_limit" (
	"bet_id" text NOT NULL,
	"number" text NOT NULL,
	"sets" integer NOT NULL,
	CONSTRAINT "set_limit_bet_id_number_pk" PRIMARY KEY("bet_id","number")
);
--> statement-breakpoint
CREATE TABLE "set_line" (
	"poy_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"number" text NOT NULL,
	"sets" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "set_line_poy_id_seq_pk" PRIMARY KEY("poy_id","seq")
);
--> statement-breakpoint
CREATE TABLE "set_sale" (
	"bet_id" text NOT NULL,
	"number" text NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "set_sale_bet_id_number_pk" PRIMARY KEY("bet_id","number")
);
--> statement-breakpoint
ALTER TABLE "set_limit" ADD CONSTRAINT "set_limit_bet_id_round_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."round"("bet_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_line" ADD CONSTRAINT "set_line_poy_id_poy_poy_id_fk" FOREIGN KEY ("poy_id") REFERENCES "public"."poy"("poy_id") ON DELETE no action ON UPDATE no action;