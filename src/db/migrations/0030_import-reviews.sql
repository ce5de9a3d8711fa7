ALTER TABLE "import_runs" ADD COLUMN "sample" json;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "review_note" text;--> statement-breakpoint
CREATE POLICY "decide as admin" ON "import_runs" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('imports.decide'))) WITH CHECK ((select app.may('imports.decide')));
