CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"seeker_shares" boolean DEFAULT false NOT NULL,
	"lister_shares" boolean DEFAULT false NOT NULL,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sender_id" uuid NOT NULL,
	"seeker_read_at" timestamp with time zone,
	"lister_read_at" timestamp with time zone,
	"blocked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_two_sides" CHECK ("conversations"."user_id" <> "conversations"."lister_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_body" CHECK (length("messages"."body") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_profiles_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one" ON "conversations" USING btree ("property_id","user_id");--> statement-breakpoint
CREATE INDEX "conversations_of_seeker" ON "conversations" USING btree ("user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_of_lister" ON "conversations" USING btree ("lister_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "messages" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_of_sender" ON "messages" USING btree ("sender_id");--> statement-breakpoint
CREATE POLICY "read as party" ON "conversations" AS PERMISSIVE FOR SELECT TO "member" USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "begin" ON "conversations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("conversations"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "go on as party" ON "conversations" AS PERMISSIVE FOR UPDATE TO "member" USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id())) WITH CHECK ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "conversations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "messages" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from conversations c where c.id = "messages"."conversation_id"));--> statement-breakpoint
CREATE POLICY "write as party" ON "messages" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("messages"."sender_id" = (select app.user_id()) and exists (
        select from conversations c where c.id = "messages"."conversation_id" and c.blocked_by is null));--> statement-breakpoint
CREATE POLICY "worker" ON "messages" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);