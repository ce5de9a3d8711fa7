CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "saved_replies_title_once" UNIQUE("user_id","title"),
	CONSTRAINT "saved_replies_title" CHECK (length("saved_replies"."title") between 1 and 60),
	CONSTRAINT "saved_replies_body" CHECK (length("saved_replies"."body") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "saved_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own" ON "saved_replies" AS PERMISSIVE FOR ALL TO "member" USING ("saved_replies"."user_id" = (select app.user_id())) WITH CHECK ("saved_replies"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "saved_replies" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);