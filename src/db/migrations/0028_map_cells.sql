ALTER TABLE "listing_slots" ADD COLUMN "lat_cell" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_slots" ADD COLUMN "lng_cell" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "lat_cell" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "lng_cell" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "lat_from" smallint;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "lat_to" smallint;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "lng_from" smallint;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "lng_to" smallint;--> statement-breakpoint
-- By hand: homes that are listed already get their cells, and the cells their bits, as new ones do by the triggers.
ALTER TABLE "listings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listing_slots" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listing_bits" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "properties" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "localities" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cities" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
do $$
begin
  if not exists (select from listings) then
    return;
  end if;
  update listings l
     set lat_cell = case when (w.lat - 6) * 300 between 0.5 and 16383 then round((w.lat - 6) * 300) else 0 end,
         lng_cell = case when (w.lng - 67) * 300 between 0.5 and 16383 then round((w.lng - 67) * 300) else 0 end
    from (select p.id, coalesce(p.lat, a.lat, c.lat) as lat, coalesce(p.lng, a.lng, c.lng) as lng
      from properties p join localities a on a.id = p.locality_id join cities c on c.id = a.city_id) w
   where w.id = l.property_id;
  update listing_slots s set lat_cell = l.lat_cell, lng_cell = l.lng_cell
    from listings l where l.property_id = s.property_id;
  insert into listing_bits (city_id, chunk, key, bits)
    select city_id, slot / 31744, key, app.bits_at(31744, array_agg(slot % 31744)) from (
      select city_id, slot, 1300 + i as key from listing_slots, generate_series(0, 13) i where (lat_cell >> i) & 1 = 1
      union all
      select city_id, slot, 1400 + i from listing_slots, generate_series(0, 13) i where (lng_cell >> i) & 1 = 1) k
     group by 1, 2, 3;
end $$;--> statement-breakpoint
CREATE INDEX "listing_slots_on_map" ON "listing_slots" USING btree ("lat_cell","lng_cell","city_id","slot","property_id");