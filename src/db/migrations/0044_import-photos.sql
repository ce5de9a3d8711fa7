CREATE TABLE "import_photos" (
	"property_id" uuid NOT NULL,
	"url" text NOT NULL,
	"run_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"place" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"hash" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "import_photos_property_id_url_pk" PRIMARY KEY("property_id","url"),
	CONSTRAINT "import_photos_state" CHECK ("import_photos"."state" in ('waiting', 'stored', 'same', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "import_photos" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_photos" ADD CONSTRAINT "import_photos_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "import_photos_of_run" ON "import_photos" USING btree ("run_id","state");
--> statement-breakpoint
CREATE INDEX "import_photos_due" ON "import_photos" USING btree ("due_at") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "import_photos_settled" ON "import_photos" USING btree ("settled_at") WHERE settled_at is not null;
--> statement-breakpoint
CREATE POLICY "own" ON "import_photos" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from import_runs r where r.id = "import_photos"."run_id" and r.owner_id = (select app.user_id()))) WITH CHECK (exists (select from import_runs r where r.id = "import_photos"."run_id" and r.owner_id = (select app.user_id())));
--> statement-breakpoint
CREATE POLICY "worker" ON "import_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
