ALTER TABLE "properties" ADD COLUMN "visit_hours" jsonb;
