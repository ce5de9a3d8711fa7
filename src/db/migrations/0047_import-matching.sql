ALTER TABLE "import_homes" ADD COLUMN "core" text;--> statement-breakpoint
ALTER TABLE "import_homes" ADD COLUMN "said" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_memories" ADD COLUMN "defaults" jsonb DEFAULT '{}'::jsonb NOT NULL;