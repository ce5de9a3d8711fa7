CREATE TABLE "city_rents" (
	"city_id" integer NOT NULL,
	"bedrooms" integer NOT NULL,
	"homes" integer NOT NULL,
	"lower_quartile" bigint NOT NULL,
	"median" bigint NOT NULL,
	"upper_quartile" bigint NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "city_rents_city_id_bedrooms_pk" PRIMARY KEY("city_id","bedrooms")
);
--> statement-breakpoint
ALTER TABLE "city_rents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "city_rents" ADD CONSTRAINT "city_rents_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "read" ON "city_rents" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (true);--> statement-breakpoint
CREATE POLICY "worker" ON "city_rents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);