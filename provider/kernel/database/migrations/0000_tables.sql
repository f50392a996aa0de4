CREATE TABLE "page" (
	"slug" text PRIMARY KEY NOT NULL,
	"title_fa" text NOT NULL,
	"title_en" text NOT NULL,
	"lead_fa" text NOT NULL,
	"lead_en" text NOT NULL,
	"blocks_fa" jsonb NOT NULL,
	"blocks_en" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject" (
	"kind" text NOT NULL,
	"filter" text NOT NULL,
	"title_fa" text NOT NULL,
	"title_en" text NOT NULL,
	"description_fa" text NOT NULL,
	"description_en" text NOT NULL,
	"rule" jsonb NOT NULL,
	CONSTRAINT "subject_kind_filter_pk" PRIMARY KEY("kind","filter")
);
--> statement-breakpoint
CREATE TABLE "app_clock" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"offset_seconds" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_world" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"seed" integer NOT NULL,
	"digest" text NOT NULL,
	"topped_up_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attraction" (
	"id" integer PRIMARY KEY NOT NULL,
	"city_id" integer NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"kind_fa" text NOT NULL,
	"kind_en" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"description_fa" text NOT NULL,
	"description_en" text NOT NULL,
	"visiting_hours_fa" text,
	"visiting_hours_en" text
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"country_id" integer NOT NULL,
	"province_fa" text,
	"province_en" text,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"description_fa" text NOT NULL,
	"description_en" text NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "city_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"iso2" text NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "country_iso2_unique" UNIQUE("iso2")
);
--> statement-breakpoint
CREATE TABLE "cancellation_policy" (
	"id" text PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" integer PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"author_fa" text NOT NULL,
	"author_en" text NOT NULL,
	"type" text NOT NULL,
	"scores" jsonb NOT NULL,
	"title" text NOT NULL,
	"positive" text NOT NULL,
	"negative" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"reply" text,
	"date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facility" (
	"id" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_night" (
	"room_type_id" bigint NOT NULL,
	"night" date NOT NULL,
	"total" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inventory_night_room_type_id_night_pk" PRIMARY KEY("room_type_id","night"),
	CONSTRAINT "no_oversell" CHECK ("inventory_night"."held" >= 0 AND "inventory_night"."sold" >= 0 AND "inventory_night"."held" + "inventory_night"."sold" <= "inventory_night"."total")
);
--> statement-breakpoint
CREATE TABLE "night_price" (
	"rate_plan_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"night" date NOT NULL,
	"rack_rate" bigint,
	"sale_rate" bigint,
	"extra_bed_rate" bigint NOT NULL,
	"baby_cot_rate" bigint NOT NULL,
	"min_stay" smallint NOT NULL,
	"max_stay" smallint NOT NULL,
	"closed" boolean NOT NULL,
	"closed_to_arrival" boolean NOT NULL,
	"closed_to_departure" boolean NOT NULL,
	CONSTRAINT "night_price_rate_plan_id_night_pk" PRIMARY KEY("rate_plan_id","night")
);
--> statement-breakpoint
CREATE TABLE "property" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"city_id" integer NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"type" text NOT NULL,
	"grade" text,
	"star" smallint NOT NULL,
	"classes" text[] NOT NULL,
	"district_fa" text,
	"district_en" text,
	"address_fa" text NOT NULL,
	"address_en" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"floors" smallint NOT NULL,
	"room_count" integer NOT NULL,
	"built_year" smallint NOT NULL,
	"renovated_year" smallint,
	"check_in_time" text NOT NULL,
	"check_out_time" text NOT NULL,
	"images" jsonb NOT NULL,
	"description_fa" text NOT NULL,
	"description_en" text NOT NULL,
	"facilities" text[] NOT NULL,
	"rules" jsonb NOT NULL,
	"free_until" smallint NOT NULL,
	"half_until" smallint NOT NULL,
	"cancellation_policy_id" text NOT NULL,
	"is_active" boolean NOT NULL,
	"is_bookable" boolean NOT NULL,
	"inactive_reason_fa" text,
	"inactive_reason_en" text,
	"extra_facilities" jsonb,
	"meals" text[] DEFAULT '{}' NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"cancellable" boolean DEFAULT false NOT NULL,
	"rating_average" double precision,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"from_price" bigint,
	"from_rack" bigint,
	CONSTRAINT "property_slug_in_city" UNIQUE("city_id","slug")
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"author_fa" text NOT NULL,
	"author_en" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"date" date NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_plan" (
	"id" integer PRIMARY KEY NOT NULL,
	"room_type_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"meal" text NOT NULL,
	"board" text NOT NULL,
	"cancellable" boolean NOT NULL,
	"confirmation" text NOT NULL,
	"guest_nationality" text NOT NULL,
	"cancellation_policy_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_type" (
	"id" integer PRIMARY KEY NOT NULL,
	"property_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name_fa" text NOT NULL,
	"name_en" text NOT NULL,
	"capacity" smallint NOT NULL,
	"extra_capacity" smallint NOT NULL,
	"single_beds" smallint NOT NULL,
	"double_beds" smallint NOT NULL,
	"sofa_beds" smallint NOT NULL,
	"area" integer NOT NULL,
	"view_fa" text,
	"view_en" text,
	"facilities" text[] NOT NULL,
	"image" jsonb NOT NULL,
	"out_of_service" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attraction" ADD CONSTRAINT "attraction_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city" ADD CONSTRAINT "city_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_cancellation_policy_id_cancellation_policy_id_fk" FOREIGN KEY ("cancellation_policy_id") REFERENCES "public"."cancellation_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plan" ADD CONSTRAINT "rate_plan_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_plan" ADD CONSTRAINT "rate_plan_cancellation_policy_id_cancellation_policy_id_fk" FOREIGN KEY ("cancellation_policy_id") REFERENCES "public"."cancellation_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attraction_of_city" ON "attraction" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "comment_of_property" ON "comment" USING btree ("property_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "question_of_property" ON "question" USING btree ("property_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_plan_of_room_type" ON "rate_plan" USING btree ("room_type_id");--> statement-breakpoint
CREATE INDEX "room_type_of_property" ON "room_type" USING btree ("property_id");