ALTER TABLE "webhooks" ADD COLUMN "earlier_key_id" text;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "earlier_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "earlier_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "webhooks_by_earlier_key" ON "webhooks" USING btree ("earlier_key_id") WHERE "webhooks"."earlier_key_id" is not null;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_earlier" CHECK (num_nulls("webhooks"."earlier_key_id", "webhooks"."earlier_sealed", "webhooks"."earlier_until") in (0, 3));