CREATE TABLE "ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" bigserial NOT NULL,
	"member" uuid NOT NULL,
	"subject" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_no_unique" UNIQUE("no"),
	CONSTRAINT "ticket_subject" CHECK ("ticket"."subject" in ('deposit', 'withdrawal', 'bet', 'result', 'account', 'other')),
	CONSTRAINT "ticket_state" CHECK ("ticket"."state" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "ticket_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"ticket" uuid NOT NULL,
	"operator" uuid,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "queue_claim" DROP CONSTRAINT "queue_claim_queue";--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_member_member_uuid_fk" FOREIGN KEY ("member") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_ticket_ticket_id_fk" FOREIGN KEY ("ticket") REFERENCES "public"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_message" ADD CONSTRAINT "ticket_message_operator_member_uuid_fk" FOREIGN KEY ("operator") REFERENCES "public"."member"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_of_member" ON "ticket" USING btree ("member","no");--> statement-breakpoint
CREATE INDEX "ticket_waiting" ON "ticket" USING btree ("since","no") WHERE "ticket"."state" = 'open';--> statement-breakpoint
CREATE INDEX "ticket_to_forget" ON "ticket" USING btree ("since") WHERE "ticket"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "ticket_message_of" ON "ticket_message" USING btree ("ticket","id");--> statement-breakpoint
ALTER TABLE "queue_claim" ADD CONSTRAINT "queue_claim_queue" CHECK ("queue_claim"."queue" in ('deposits', 'feed-rows', 'withdrawals', 'banks', 'tickets', 'protection'));