CREATE TABLE "import_homes" (
	"run_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	CONSTRAINT "import_homes_run_id_property_id_pk" PRIMARY KEY("run_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "import_homes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "updated_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_homes" ADD CONSTRAINT "import_homes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_homes" ADD CONSTRAINT "import_homes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_homes_of_home" ON "import_homes" USING btree ("property_id");--> statement-breakpoint
CREATE POLICY "own" ON "import_homes" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from import_runs r where r.id = "import_homes"."run_id" and r.owner_id = (select app.user_id()))) WITH CHECK (exists (select from import_runs r where r.id = "import_homes"."run_id" and r.owner_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "import_homes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);