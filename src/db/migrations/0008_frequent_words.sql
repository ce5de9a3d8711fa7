CREATE TABLE "frequent_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"key" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "frequent_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "frequent_words_lexeme" ON "frequent_words" USING btree ("lexeme");--> statement-breakpoint
CREATE POLICY "read" ON "listing_slots" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "read" ON "frequent_words" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "frequent_words" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);