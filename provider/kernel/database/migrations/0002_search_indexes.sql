-- Indexes that hold all a search reads, city by city: its cost follows the destination, not the inventory.
-- (The query builder has no word for INCLUDE, so they are written here and not in the schema files.)
CREATE INDEX property_for_lists ON property (city_id) INCLUDE (id, slug, name_fa, name_en, type, classes, grade, star, facilities, meals,
  online, cancellable, rating_average, rating_count, from_price, from_rack, lat, lon, is_active, is_bookable, free_until, half_until);
--> statement-breakpoint
CREATE INDEX room_type_of_city ON room_type (city_id) INCLUDE (id, property_id, capacity, extra_capacity, out_of_service);
--> statement-breakpoint
CREATE INDEX rate_plan_of_city ON rate_plan (city_id) INCLUDE (id, room_type_id, meal, cancellable, confirmation, guest_nationality);
--> statement-breakpoint
CREATE INDEX night_price_of_city ON night_price (city_id, night) INCLUDE (rate_plan_id, rack_rate, sale_rate, extra_bed_rate,
  min_stay, max_stay, closed, closed_to_arrival, closed_to_departure);
--> statement-breakpoint
ALTER TABLE inventory_night DROP CONSTRAINT inventory_night_room_type_id_night_pk;
--> statement-breakpoint
ALTER TABLE inventory_night ADD PRIMARY KEY (room_type_id, night) INCLUDE (total, held, sold);
