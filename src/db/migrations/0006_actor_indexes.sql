CREATE INDEX "lead_events_of_actor" ON "lead_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_of_actor" ON "notifications" USING btree ("actor_id");