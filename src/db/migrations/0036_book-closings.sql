CREATE TABLE "book_closings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" date NOT NULL,
	"closed_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"reopened_by" uuid,
	"reopened_at" timestamp with time zone,
	"reopen_reason" text,
	CONSTRAINT "book_closings_month" CHECK (extract(day from "book_closings"."month") = 1),
	CONSTRAINT "book_closings_reopened" CHECK (("book_closings"."reopened_at" is null) = ("book_closings"."reopen_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "book_closings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "late_for" date;--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_closed_by_profiles_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_reopened_by_profiles_user_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_closings_once" ON "book_closings" USING btree ("month") WHERE "book_closings"."reopened_at" is null;--> statement-breakpoint
CREATE INDEX "book_closings_newest" ON "book_closings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "book_closings_of_closer" ON "book_closings" USING btree ("closed_by");--> statement-breakpoint
CREATE INDEX "book_closings_of_reopener" ON "book_closings" USING btree ("reopened_by");--> statement-breakpoint
CREATE POLICY "read as admin" ON "book_closings" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('books.trialBalance')));--> statement-breakpoint
CREATE POLICY "close as admin" ON "book_closings" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('books.closeMonth')) and "book_closings"."closed_by" = (select app.user_id()) and "book_closings"."reopened_at" is null);--> statement-breakpoint
CREATE POLICY "reopen as admin" ON "book_closings" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('books.reopenMonth')) and "book_closings"."reopened_at" is null) WITH CHECK ((select app.may('books.reopenMonth')) and "book_closings"."reopened_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "book_closings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);