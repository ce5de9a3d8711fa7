ALTER TABLE "enquiries" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "property_applications" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "property_visits" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();