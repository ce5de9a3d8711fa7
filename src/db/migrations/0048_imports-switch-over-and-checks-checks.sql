-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "import_homes_core";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "import_homes_core" ON "import_homes" USING btree ("core");
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" VALIDATE CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "ledger_entries" VALIDATE CONSTRAINT "ledger_entries_kind";
--> statement-breakpoint
ALTER TABLE "data_looks" VALIDATE CONSTRAINT "data_looks_view";
--> statement-breakpoint
ALTER TABLE "data_looks" VALIDATE CONSTRAINT "data_looks_subject";
--> statement-breakpoint
ALTER TABLE "tds_challans" VALIDATE CONSTRAINT "tds_challans_paid_from";
