-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "import_homes_core";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "import_homes_core" ON "import_homes" USING btree ("core");
