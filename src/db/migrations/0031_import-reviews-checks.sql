-- no transaction
ALTER TABLE "import_runs" DROP CONSTRAINT IF EXISTS "import_runs_status";--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_status" CHECK ("import_runs"."status" in ('waiting', 'running', 'finished', 'stopped', 'declined')) NOT VALID;--> statement-breakpoint
ALTER TABLE "import_runs" VALIDATE CONSTRAINT "import_runs_status";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "import_runs_reviewed";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "import_runs_reviewed" ON "import_runs" USING btree ("created_at","id") WHERE status = 'waiting' or reviewed_at is not null;
