ALTER TABLE "plan_versions" DROP CONSTRAINT "plan_versions_valid_from_unique";--> statement-breakpoint
CREATE INDEX "plan_versions_by_month" ON "plan_versions" USING btree ("valid_from","created_at");--> statement-breakpoint
ALTER POLICY "add as admin" ON "plan_versions" TO member WITH CHECK ((select app.is_admin()) and "plan_versions"."valid_from" > (now() at time zone 'Asia/Kolkata')::date);