CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"key_id" text,
	"sealed" "bytea",
	"asked_from" text,
	"units" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider" text,
	"provider_id" text,
	"error" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"taken_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"concluded_at" timestamp with time zone,
	CONSTRAINT "text_messages_state" CHECK ("text_messages"."state" in ('waiting', 'sent', 'delivered', 'failed', 'undeliverable')),
	CONSTRAINT "text_messages_channel" CHECK ("text_messages"."channel" in ('sms', 'whatsapp')),
	CONSTRAINT "text_messages_sealed" CHECK (("text_messages"."key_id" is null) = ("text_messages"."sealed" is null))
);
--> statement-breakpoint
ALTER TABLE "text_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_newest" ON "text_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "text_messages_to" ON "text_messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "text_messages_prefix" ON "text_messages" USING btree (left("recipient", -3),"created_at");--> statement-breakpoint
CREATE INDEX "text_messages_asked_from" ON "text_messages" USING btree ("asked_from","created_at");--> statement-breakpoint
CREATE INDEX "text_messages_of_person" ON "text_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "text_messages_reported" ON "text_messages" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE POLICY "read" ON "text_messages" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('messaging.readAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "text_messages" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);