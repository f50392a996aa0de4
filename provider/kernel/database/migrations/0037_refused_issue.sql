-- The reservations that the demonstration's supplier refuses to issue. Empty everywhere else.
CREATE TABLE "demo_refused_issue" (
	"reservation_id" bigint PRIMARY KEY NOT NULL REFERENCES "reservation"("id")
);
