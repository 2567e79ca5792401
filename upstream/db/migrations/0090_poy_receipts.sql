CREATE TABLE "poy_receipt" (
	"poy_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	CONSTRAINT "poy_receipt_code_unique" UNIQUE("code"),
	CONSTRAINT "poy_receipt_code" CHECK ("poy_receipt"."code" ~ '^[0-7][0-9A-HJKMNP-TV-Z]{25}$')
);
--> statement-breakpoint
ALTER TABLE "poy_receipt" ADD CONSTRAINT "poy_receipt_poy_id_poy_poy_id_fk" FOREIGN KEY ("poy_id") REFERENCES "public"."poy"("poy_id") ON DELETE no action ON UPDATE no action;
