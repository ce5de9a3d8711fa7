-- no transaction
ALTER TABLE "bank_lines" VALIDATE CONSTRAINT "bank_lines_outcome";
--> statement-breakpoint
ALTER TABLE "bank_lines" VALIDATE CONSTRAINT "bank_lines_returned";
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" VALIDATE CONSTRAINT "journal_lines_account";
