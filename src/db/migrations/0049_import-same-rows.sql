ALTER TABLE "import_runs" ADD COLUMN "same_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "same_as" jsonb DEFAULT '[]'::jsonb NOT NULL;