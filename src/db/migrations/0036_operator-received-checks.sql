-- no transaction
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_kind";
