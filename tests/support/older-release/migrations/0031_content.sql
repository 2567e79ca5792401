CREATE TABLE "content_piece" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"locale" text,
	"name" text,
	"is_hidden" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"piece" jsonb NOT NULL,
	CONSTRAINT "content_piece_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
INSERT INTO "content_piece" ("kind", "id", "is_hidden", "published_at", "piece")
SELECT 'news', "id", false, "published_at", jsonb_build_object(
	'kind', 'news', 'id', "id", 'title', "title", 'html', "html", 'isHidden', false,
	'publishedAt', to_char("published_at" AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"')
) FROM "news";--> statement-breakpoint
DROP TABLE "news" CASCADE;--> statement-breakpoint
CREATE INDEX "content_piece_newest" ON "content_piece" USING btree ("kind","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_piece_name" ON "content_piece" USING btree ("kind","name",coalesce("locale", '')) WHERE "content_piece"."name" IS NOT NULL;