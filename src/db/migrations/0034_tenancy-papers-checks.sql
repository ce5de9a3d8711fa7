-- no transaction
ALTER TABLE "files" VALIDATE CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "staff_role_requests" VALIDATE CONSTRAINT "staff_role_requests_role";--> statement-breakpoint
ALTER TABLE "user_roles" VALIDATE CONSTRAINT "user_roles_role";--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_source";--> statement-breakpoint
ALTER TABLE "journal_lines" VALIDATE CONSTRAINT "journal_lines_lease";--> statement-breakpoint
ALTER TABLE "journal_lines" VALIDATE CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "lease_acceptances" VALIDATE CONSTRAINT "lease_acceptances_how";--> statement-breakpoint
ALTER TABLE "lease_documents" VALIDATE CONSTRAINT "lease_documents_kind";
