CREATE SEQUENCE "public"."listing_bits_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "listing_bits" ADD COLUMN "version" bigint DEFAULT nextval('listing_bits_version') NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_bits_newer" ON "listing_bits" USING btree ("version");