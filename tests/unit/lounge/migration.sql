CREATE TABLE lounge (
	id int PRIMARY KEY, name_fa text NOT NULL, name_en text NOT NULL, city_fa text NOT NULL, city_en text NOT NULL,
	price bigint NOT NULL CHECK (price > 0)
);
--> statement-breakpoint
CREATE TABLE reservation_lounge (
	reservation_id bigint PRIMARY KEY REFERENCES reservation,
	lounge_id int NOT NULL,
	hour timestamptz NOT NULL CHECK (date_trunc('hour', hour AT TIME ZONE 'UTC') = hour AT TIME ZONE 'UTC')
);
