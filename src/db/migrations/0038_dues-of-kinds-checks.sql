-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "rent_dues_of_kind";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "rent_dues_of_kind" ON "rent_dues" USING btree ("lease_id","kind","month","number");
--> statement-breakpoint
ALTER TABLE "rent_dues" DROP CONSTRAINT "rent_dues_month";
--> statement-breakpoint
ALTER TABLE "files" VALIDATE CONSTRAINT "files_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "rent_dues" VALIDATE CONSTRAINT "rent_dues_kind";
--> statement-breakpoint
ALTER TABLE "rent_dues" VALIDATE CONSTRAINT "rent_dues_number";
--> statement-breakpoint
ALTER TABLE "settlement_lines" VALIDATE CONSTRAINT "settlement_lines_kind";
