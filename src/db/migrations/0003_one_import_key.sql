DROP POLICY "own" ON "imported_rows" CASCADE;--> statement-breakpoint
DROP POLICY "worker" ON "imported_rows" CASCADE;--> statement-breakpoint
DROP TABLE "imported_rows" CASCADE;